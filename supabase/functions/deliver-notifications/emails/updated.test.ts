import assert from 'node:assert/strict';
import { emailFor } from './composed-email.fixture.ts';
import { confirmed, ownerVisitJob } from './sample-job.fixture.ts';

Deno.test('new details say who gave them, and what changed', () => {
  const job = ownerVisitJob('updated', confirmed);
  const [pet] = job.request;
  assert.ok(pet);
  const before = [
    { ...pet, service: 'Spa Bath', add_ons: null, address: '1 Elm St', gate_code: null },
    { ...pet, pet_name: 'Olive' },
  ];
  const updated = { action: 'change_details', before } as const;
  const { text: wrapped } = emailFor({ ...job, visit: { ...confirmed, updated } });
  const text = wrapped.replaceAll('\n', ' ');
  assert.match(text, /As agreed, we’ve updated your visit\. What changed: /);
  for (const words of [' for Biscuit', 'Olive doesn’t come', 'the address', 'how we get in']) {
    assert.ok(text.includes(words), words);
  }
  assert.doesNotMatch(text, /your phone number|details you sent/);
  const same = { action: 'use_details', before: job.request } as const;
  const { text: plain } = emailFor({ ...job, visit: { ...confirmed, updated: same } });
  assert.match(plain.replaceAll('\n', ' '), /with the details you sent\. The time hasn’t changed/);
});

Deno.test('of two pets with one name, each is compared with itself', () => {
  const job = ownerVisitJob('updated', confirmed);
  const [pet] = job.request;
  assert.ok(pet);
  const request = [pet, { ...pet, pet_number: 2, service: 'Spa Bath', add_ons: null }] as const;
  const updated = { action: 'change_details', before: request } as const;
  const { text } = emailFor({ ...job, request, visit: { ...confirmed, updated } });
  assert.doesNotMatch(text, /What changed/);
});
