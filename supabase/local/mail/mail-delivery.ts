type Options = {
  isDue: () => Promise<boolean>;
  call: () => Promise<Response>;
  log: (line: string) => void;
  /** Milliseconds between two looks into the outbox, besides `wake`. */
  interval?: number;
};

export type MailDelivery = ReturnType<typeof startMailDelivery>;

/** Stands in for the hosted schedule; also delivers after each insert. Never throws. */
export function startMailDelivery({ isDue, call, log, interval = 60_000 }: Options) {
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
      // `wake` was called during this delivery
      if (isWanted) wake();
    });
  }

  const timer = setInterval(wake, interval);
  timer.unref();
  wake();
  return {
    wake,
    async stop(): Promise<void> {
      clearInterval(timer);
      isWanted = false;
      await running;
    },
  };
}

async function findProblem(call: Options['call']): Promise<string> {
  const response = await call();
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return '';
  const isNamed = typeof body === 'object' && body !== null && 'error' in body;
  return isNamed ? String(body.error) : `deliver-notifications answered ${response.status}`;
}
