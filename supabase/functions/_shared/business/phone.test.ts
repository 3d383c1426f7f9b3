import assert from 'node:assert/strict';
import { phoneLinks } from './contact-links.ts';
import { formatPhone, toDialableNumber } from './phone.ts';

Deno.test('formats an American number with parentheses, and dials it with its country code', () => {
  assert.equal(formatPhone('+13035550142'), '(303) 555-0142');
  for (const typed of ['3035550142', '303-555-0142', '1 303.555.0142', '(303)5550142']) {
    assert.equal(formatPhone(typed), '(303) 555-0142');
  }
  assert.equal(formatPhone('303 555 0142 ext 2'), '(303) 555-0142 ext 2');
  assert.equal(formatPhone('303 555 014'), '303 555 014');
  assert.equal(formatPhone('+44 20 7946 0000'), '+44 20 7946 0000');
  assert.equal(toDialableNumber('1 (303) 555-0142'), '+13035550142');
  assert.equal(toDialableNumber('303 555 014'), undefined);
});

for (const typed of [
  '720.555.0100 ext 2',
  '720 555 0100 Ext. 12',
  '1-720-555-0100 x2',
  '7205550100#2',
]) {
  Deno.test(`dials ${typed} without its extension`, () => {
    assert.equal(toDialableNumber(typed), '+17205550100');
  });
}

for (const typed of [
  '*72 303 555 0100',
  '*7230355501',
  '##3035550142',
  '911',
  '+44 20 7946 0000',
]) {
  Deno.test(`makes no link of ${typed}`, () => {
    assert.equal(phoneLinks(typed, 'Hi'), undefined);
  });
}
