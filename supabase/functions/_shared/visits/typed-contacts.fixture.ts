/** The CHECKs of the database and the functions of the site must judge these alike. */
export const addresses = {
  good: [
    'a@b.co',
    'Sam.Rivera+van@mail.rivera.test',
    "o'malley_x@xn--bcher-kva.example",
    'a!#$%&*/=?^`{|}~-@b.co',
  ],
  bad: [
    // the Kelvin sign, which `lower()` makes a k in some locales
    'sam@\u212aelvin.example',
    '\u212a@rivera.test',
    'jürgen@rivera.test',
    'sam@müller.example',
    'sam@rivera',
    'sam..rivera@b.co',
    '.sam@b.co',
    'sam@-b.co',
    'sam@b.c',
    'sam@b..co',
    'sam,boss@b.co',
    'sam@b.co>',
    'sam@b.co\n',
    'Sam <sam@b.co>',
  ],
} as const;

export const phones = {
  good: [
    '3035550142',
    '(303) 555-0142',
    '+1 303.555.0142',
    '303-555-0142 ext 2',
    '303 555 0142 X12',
    '303/555-0142 #2',
    '+44 20 7946 0000',
  ],
  bad: [
    'Call me any time',
    '*72 3035550142',
    '303555014*',
    '555-0142-home',
    '303555O142',
    'ext 22222222',
  ],
} as const;
