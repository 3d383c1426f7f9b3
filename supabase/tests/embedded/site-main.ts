import { resolve } from 'node:path';
import { createServer } from 'vite';
import { localSupabase } from '../../local/local-supabase.ts';
import { waitForOrigin } from '../../local/process/serve-locally.ts';

const server = await createServer({
  root: resolve(process.env['LOCAL_DB'] ?? '', '../../..'),
  configFile: false,
  plugins: [localSupabase()],
  server: { port: 0, hmr: false },
  optimizeDeps: { noDiscovery: true },
});
await server.listen();
if (server.httpServer) console.log(`Site: ${await waitForOrigin(server.httpServer)}`);
