// What Node and jsdom have, and Safari 16.4 or Chrome 111 (`browserslist` in package.json) do not. Lint does not see them.
Reflect.deleteProperty(URLSearchParams.prototype, 'size');
Reflect.deleteProperty(URL, 'canParse');
