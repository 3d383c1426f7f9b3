import { startAnalytics } from './app/start-analytics';
import { startSite } from './app/start-site';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startAnalytics();
await startSite(root);
