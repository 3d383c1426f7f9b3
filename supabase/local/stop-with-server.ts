import { constants } from 'node:os';

/** Runs `stop` once: when the server closes, or on Ctrl+C or a kill, which then ends the process. */
export function stopWithServer(server: NodeJS.EventEmitter, stop: () => Promise<void>): void {
  const quit = (signal: 'SIGINT' | 'SIGTERM') => {
    void stopOnce().finally(() => process.exit(128 + constants.signals[signal]));
  };
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop().finally(() => {
      process.off('SIGINT', quit);
      process.off('SIGTERM', quit);
    });
    return stopping;
  };

  server.once('close', () => void stopOnce().catch(() => undefined));
  process.on('SIGINT', quit);
  process.on('SIGTERM', quit);
}
