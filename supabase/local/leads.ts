import { databaseFolder } from './database/local-database.ts';
import { escapeControls, readLeads, toText } from './read-leads.ts';

try {
  const folder = databaseFolder(process.cwd());
  if (!folder) throw new Error('LOCAL_DB=:memory: stores nothing that could be listed.');
  const leads = await readLeads(folder);
  console.log(
    escapeControls(leads.map(toText).join('\n\n')) ||
      'Nothing stored yet. Run npm start, send a request, and it is listed here.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
