import { randomInt } from 'node:crypto';
import { type Plugin, preview } from 'vite';

// One visitor's lost answers must not be another's: the page itself says that its line is bad.
const lostAnswers = /\bfault=lose-answers\b/;
const lateCode = /\bfault=late-code\b/;

/** Milliseconds: long enough to press a button before the code is there. */
const delay = 4000;

/**
 * While a page asks for it: stores what is sent and drops the connection in place of the answer, or holds
 * the page's code up.
 */
const badLine: Plugin = {
  name: 'bad-line',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/assets', (request, _response, next) => {
      const isLate = request.url?.endsWith('.js') && lateCode.test(request.headers.cookie ?? '');
      setTimeout(next, isLate ? delay : 0);
    });
    middlewares.use('/rest', (request, response, next) => {
      // Whoever sends is in a network of their own, as the hosted edge would say; functions are on this machine.
      const address = [1, 2, 3].map(() => randomInt(250)).join('.');
      if (request.method === 'POST' && request.headers.origin) {
        request.headersDistinct['cf-connecting-ip'] = [`10.${address}`];
      }
      if (lostAnswers.test(request.headers.cookie ?? '')) {
        response.writeHead = () => {
          request.socket.destroy();
          return response;
        };
      }
      next();
    });
  },
};

/** Lets hours pass where a test posts them: the embedded database asks `Date` for the time, and no page does here. */
const clock: Plugin = {
  name: 'clock',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    const now = Date.now.bind(Date);
    let passed = 0;
    middlewares.use('/clock', (request, response) => {
      passed += Number(new URL(request.url ?? '', 'http://localhost').searchParams.get('hours'));
      Date.now = () => now() + passed * 3_600_000;
      response.end();
    });
  },
};

await preview({
  mode: 'demo',
  preview: { port: Number(process.env['ENGINES_PORT']) },
  plugins: process.env['ENGINES_CLOCK'] ? [badLine, clock] : [badLine],
});
