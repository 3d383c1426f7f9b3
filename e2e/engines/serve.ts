import { randomInt } from 'node:crypto';
import { type Plugin, preview } from 'vite';

// One visitor's lost answers must not be another's: the page itself says that its line is bad.
const lostAnswers = /\bfault=lose-answers\b/;

/** Stores what is sent, and drops the connection in place of the answer while a page asks for it. */
const badLine: Plugin = {
  name: 'bad-line',
  enforce: 'pre',
  configurePreviewServer({ middlewares }) {
    middlewares.use('/rest', (request, response, next) => {
      // Whoever sends is in a network of their own, as the hosted edge would say.
      const address = [1, 2, 3].map(() => randomInt(250)).join('.');
      if (request.method === 'POST') {
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

await preview({
  mode: 'demo',
  preview: { port: Number(process.env['ENGINES_PORT']) },
  plugins: [badLine],
});
