import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** Ends with the command that helps where another program has the port. Vite's own error has a stack. */
export function takenPort(): Plugin {
  return {
    name: 'taken-port',
    configureServer: (server) => endWhenTaken(server, 'npm start --'),
    configurePreviewServer: (server) =>
      endWhenTaken(server, `npm run preview -- --mode ${server.config.mode}`),
  };
}

function endWhenTaken(
  { httpServer, config: { logger } }: ViteDevServer | PreviewServer,
  command: string,
): void {
  httpServer?.on('error', (error: NodeJS.ErrnoException & { port?: number }) => {
    if (error.code !== 'EADDRINUSE' || !error.port) return;
    const { port } = error;
    logger.error(
      `Another program uses port ${port}. To take the next one: ${command} --port ${port + 1}`,
    );
    process.exit(1);
  });
}
