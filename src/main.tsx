import { startSite } from './app/start-site';
import './app/styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

await startSite(root);
