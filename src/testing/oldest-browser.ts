// Safari before 17 and Chrome before 113 (`browserslist` in package.json) lack it, and lint does not see it.
Reflect.deleteProperty(URLSearchParams.prototype, 'size');
