import assert from 'node:assert/strict';
import { compose } from './compose.ts';
import type { Mail } from './mail.ts';
import { toMime } from './mime.ts';
import { biscuit, bookingJob, inquiryJob, sender } from './sample-job.fixture.ts';

const envelope = { id: 'job-1', date: new Date(0) };

/** All four mails with the same text wherever a stranger may type. */
function mailsWith(text: string): Mail[] {
  const typed = { parent_name: text, phone: text, address: text, zip_code: text, pet_name: text };
  const row = { ...biscuit, ...typed, breed: text, weight: text, additional_notes: text };
  const message = { first_name: text, last_name: text, phone: text, message: text };
  const jobs = [
    bookingJob('operator', row),
    bookingJob('owner', row),
    inquiryJob('operator', message),
    inquiryJob('owner', message),
  ];
  return jobs.map((job) => {
    const mail = compose(job, sender);
    if ('never' in mail) throw new Error(mail.never);
    return mail;
  });
}

Deno.test('HTML in a name or a note stays text', () => {
  for (const { html, text } of mailsWith(`<img src=x onerror="a()">'&amp;</td><a href=//e.vil>`)) {
    assert.doesNotMatch(html, /<img|<a href=\/\/|onerror="/);
    assert.ok(html.includes('&lt;img src=x onerror=&quot;a()&quot;&gt;&#39;&amp;amp;&lt;/td&gt;'));
    assert.ok(text.includes('<img src=x'));
  }
});

Deno.test('quotes in a number or an address end no attribute', () => {
  for (const { html } of mailsWith('" style="display:none')) {
    assert.doesNotMatch(html, /" style="display:none(?!;max-height)/);
  }
});

for (const breaker of ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\v', '\f', '\u0000']) {
  Deno.test(`a header cannot be added after ${JSON.stringify(breaker)}`, () => {
    for (const mail of mailsWith(`Mo${breaker}Bcc: all@e.vil${breaker}${breaker}Hello`)) {
      const { subject, to, from, replyTo = '' } = mail;
      // deno-lint-ignore no-control-regex -- it is what must not be there
      assert.doesNotMatch(subject + to + from + replyTo, /[\u0000-\u001f\u0085\u2028\u2029]/);
      const [head = ''] = toMime(mail, envelope).split('\r\n\r\n');
      assert.doesNotMatch(head, /^(Bcc|Hello)/m);
      assert.equal(head.match(/^[A-Z][\w-]*:/gm)?.length, 9, head);
    }
  });
}

const steering = [
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['\u200e', '\u200f', '\u061c', '\u200b', '\u2060', '\ufeff', '\u00ad', '\u001b', '\u0007'],
];

Deno.test('marks that turn the reading direction or hide text are taken out everywhere', () => {
  for (const { subject, text, html } of mailsWith(`Mo${steering.join('x')}gnp.exe`)) {
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
  for (const { text: plain, html } of mailsWith(text)) {
    assert.ok(plain.includes(text));
    assert.ok(html.includes(text));
  }
  assert.ok(mailsWith(text)[0]?.subject.includes(text));
});

Deno.test('a long name is cut in the subject, at a whole character, and nowhere else', () => {
  const name = '👩‍👩‍👧'.repeat(100);
  const [toOperator] = mailsWith(name);

  assert.ok(toOperator?.subject.includes(`: ${'👩‍👩‍👧'.repeat(29)}…, Full Groom`));
  assert.ok(toOperator?.text.includes(name));
});

Deno.test('a note of 1,000 characters arrives whole', () => {
  for (const note of ['x'.repeat(1000), '🐶'.repeat(1000), '<&"\'>'.repeat(200)]) {
    for (const { text } of mailsWith(note)) assert.ok(text.includes(note));
  }
});

Deno.test('the paragraphs of a note stay paragraphs', () => {
  const [mail] = mailsWith('Gate code 1234\r\n\r\nRing twice');

  assert.ok(mail?.html.includes('Gate code 1234<br><br>Ring twice'));
  assert.ok(mail?.text.includes('Gate code 1234\n  \n  Ring twice'));
});
