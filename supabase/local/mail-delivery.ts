type Options = {
  isDue: () => Promise<boolean>;
  call: () => Promise<Response>;
  log: (line: string) => void;
  /** Milliseconds between two looks into the outbox; a hosted project looks every minute too. */
  interval?: number;
};

/** How the rest of the backend asks for mails to go out. */
export type MailDelivery = {
  /** Asks for a delivery soon, and returns at once. */
  wake(): void;
  /** Waits for a delivery that runs. */
  stop(): Promise<void>;
};

/**
 * Does here what the schedule does for a hosted project, and at once: has mails delivered after each
 * insert, at the start, and as long as some are left. One delivery at a time; it never throws.
 */
export function startMailDelivery({ isDue, call, log, interval = 60_000 }: Options): MailDelivery {
  let isWanted = false;
  let running: Promise<void> | undefined;
  let lastProblem = '';

  async function run() {
    while (isWanted) {
      isWanted = false;
      const problem = await isDue()
        .then((due) => (due ? findProblem(call) : ''))
        .catch(String);
      if (problem && problem !== lastProblem) log(`Mails wait: ${problem}`);
      lastProblem = problem;
    }
  }

  function wake() {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
      // somebody called `wake` during this delivery
      if (isWanted) wake();
    });
  }

  const timer = setInterval(wake, interval);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      clearInterval(timer);
      isWanted = false;
      await running;
    },
  };
}

/** Why a call delivered nothing; empty when it did. */
async function findProblem(call: Options['call']): Promise<string> {
  const response = await call();
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return '';
  const isNamed = typeof body === 'object' && body !== null && 'error' in body;
  return isNamed ? String(body.error) : `deliver-notifications answered ${response.status}`;
}
