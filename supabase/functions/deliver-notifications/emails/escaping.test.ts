import assert from 'node:assert/strict';
import { typedAnswers } from '../../_shared/visits/sample-booking.fixture.ts';
import { versionsFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  digestJob,
  inquiryJob,
  messageLine,
  nudgeJob,
  ownerVisitJob,
  withoutTime,
} from './sample-job.fixture.ts';

function mailsWith(text: string) {
  const row = {
    ...biscuit,
    ...Object.fromEntries(Object.keys(typedAnswers).map((column) => [column, text])),
  };
  const message = { first_name: text, last_name: text, phone: text, message: text };
  return {
    toOperator: [
      ...versionsFor(bookingJob('operator', row)).slice(0, 2),
      ...versionsFor(inquiryJob('operator', message)).slice(0, 2),
    ],
    toOwner: [
      ...versionsFor(bookingJob('owner', row, row)),
      ...versionsFor(inquiryJob('owner', message)),
      ...versionsFor(ownerVisitJob('declined', withoutTime, [row, row])),
    ],
  };
}

const words = [
  'Your parcel is held: pay at https://e.vil',
  'www.e.vil',
  'Call 720 867 5309',
  'Win $100',
  'me@e.vil',
  'Pay the fee now today',
  'A'.repeat(31),
  '<b>Mo</b>',
  'Mo\u202eom',
];

for (const text of words) {
  Deno.test(`an owner never reads what somebody else typed: ${JSON.stringify(text)}`, () => {
    const { toOwner } = mailsWith(text);
    // look for the whole text and its unlikely parts: single words may be ours
    const marks = [
      text,
      ...text.split(/\s+/).filter((part) => /[^a-z]/i.test(part) || part.length > 20),
    ];
    for (const mail of toOwner) {
      const files = mail.attachments.map(({ content }) => content);
      const all = [mail.subject, mail.text, mail.html, ...files].join('\n');
      for (const mark of marks) assert.ok(!all.includes(mark), `${mark} in\n${mail.text}`);
    }
  });
}

Deno.test('names that look like names are used', () => {
  for (const name of ['Biscuit', 'Bärli', 'O’Malley', "D'Artagnan", 'Mr Big-Paws', 'شاي', '狗']) {
    const [mail] = versionsFor(bookingJob('owner', { ...biscuit, pet_name: name }));
    assert.ok(mail?.subject.includes(`: ${name}, `), mail?.subject);
  }
});

const addresses = ['x?bcc=all@e.vil', 'x&subject=hi@e.vil', 'x%0abcc=all@e.vil', "x'/#@e.vil"];

for (const email of addresses) {
  Deno.test(`${email} adds nothing to the link that writes to it`, () => {
    const [mail] = versionsFor(bookingJob('operator', { ...biscuit, email }));
    const [, href = ''] = /href="(mailto:[^"]*)"/.exec(mail?.html ?? '') ?? [];
    const url = new URL(href.replaceAll('&#39;', "'"));
    assert.deepEqual([url.search, url.hash], ['', '']);
    assert.equal(decodeURIComponent(url.pathname), email);
  });
}

Deno.test('an address adds nothing to the link to the map', () => {
  const [mail] = versionsFor(bookingJob('operator', { ...biscuit, address: '1 A&q=B#c?d' }));
  const [, href = ''] = /href="(https:\/\/www.google[^"]*)"/.exec(mail?.html ?? '') ?? [];
  const { searchParams, hash } = new URL(href.replaceAll('&amp;', '&'));
  assert.deepEqual(
    [searchParams.get('query'), searchParams.get('q'), hash],
    ['1 A&q=B#c?d, 80206', null, ''],
  );
});

const operatorMailsWith = (text: string) => mailsWith(text).toOperator;

Deno.test('HTML in a name or a note stays text', () => {
  for (const { html, text } of operatorMailsWith(
    `<img src=x onerror="a()">'&amp;</td><a href=//e.vil>`,
  )) {
    assert.doesNotMatch(html, /<img|<a href=\/\/|onerror="/);
    assert.ok(html.includes('&lt;img src=x onerror=&quot;a()&quot;&gt;&#39;&amp;amp;&lt;/td&gt;'));
    assert.ok(text.includes('<img src=x'));
  }
});

Deno.test('quotes in a number or an address cannot end an attribute', () => {
  for (const { html } of operatorMailsWith('" style="display:none')) {
    assert.doesNotMatch(html, /" style="display:none(?!;max-height)/);
  }
});

for (const breaker of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u0000']) {
  Deno.test(`a header cannot be added after ${JSON.stringify(breaker)}`, () => {
    for (const mail of operatorMailsWith(`Mo${breaker}Bcc: all@e.vil${breaker}${breaker}Hello`)) {
      const { subject, to, from, replyTo = '' } = mail;
      // deno-lint-ignore no-control-regex -- it is what must not be there
      assert.doesNotMatch(subject + to + from + replyTo, /[\u0000-\u001f\u0085\u2028\u2029]/);
    }
  });
}

const steering = [
  // invisible letters that are no flag
  '\u{e0041}',
  '\u{e007f}',
  ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u2060\ufeff\u00ad\u001b\u0007',
];

Deno.test('characters that reverse or hide text are removed everywhere', () => {
  for (const { subject, text, html } of operatorMailsWith(`Mo${steering.join('x')}gnp.exe`)) {
    for (const mark of steering) {
      assert.ok(
        !`${subject}${text}${html}`.includes(mark),
        `U+${mark.codePointAt(0)?.toString(16)}`,
      );
    }
    assert.match(text, /Mox+gnp\.exe/);
  }
});

Deno.test('emoji and other scripts arrive whole', () => {
  const text = 'Bärli 👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 شاي 狗';
  for (const { text: plain, html } of operatorMailsWith(text)) {
    assert.ok(plain.includes(text));
    assert.ok(html.includes(text));
  }
  assert.ok(operatorMailsWith(text)[0]?.subject.includes(text));
});

Deno.test('a long name is cut in the subject, at a whole character, and nowhere else', () => {
  const name = '👩‍👩‍👧'.repeat(100);
  const [toOperator] = operatorMailsWith(name);

  assert.ok(toOperator?.subject.includes(`: ${'👩‍👩‍👧'.repeat(29)}…, Full Groom`));
  assert.ok(toOperator?.text.includes(name));
});

Deno.test('a note longer than any form takes arrives whole', () => {
  for (const note of ['x'.repeat(5000), '🐶'.repeat(5000), '<&"\'>'.repeat(1000)]) {
    for (const { text } of operatorMailsWith(note)) assert.ok(text.includes(note));
  }
});

Deno.test('the paragraphs of a note stay paragraphs', () => {
  const [mail] = operatorMailsWith('Gate code 1234\r\n\r\nRing twice');

  assert.ok(mail?.html.includes('Gate code 1234<br><br>Ring twice'));
  assert.ok(mail?.text.includes('Gate code 1234\n  \n  Ring twice'));
});

for (const [name, job] of [
  ['digest', (changes: object) => digestJob({ requests: [{ ...bookingLine, ...changes }] })],
  ['nudge', (changes: object) => nudgeJob({ ...bookingLine, ...changes })],
] as const) {
  Deno.test(`a line of a ${name} stays one line of text`, () => {
    const typed = '<img src=x>\r\nBcc: all@e.vil\u202e\u{e0041}"';
    const [mail, bare] = versionsFor(job({ name: typed, phone: typed }));
    assert.ok(mail?.html.includes('&lt;img src=x&gt; Bcc: all@e.vil&quot;, &lt;img'));
    assert.doesNotMatch(bare?.html ?? '', /img|Bcc/);
    assert.ok(bare?.text.includes('AG-7K4Q2M'));
  });
}

Deno.test('a message in a digest is cut, and its words stay words', () => {
  const [mail] = versionsFor(
    digestJob({ requests: [{ ...messageLine, message: `<b>${'x'.repeat(300)}` }] }),
  );
  assert.ok(mail?.html.includes(`“&lt;b&gt;${'x'.repeat(56)}…”`));
});
