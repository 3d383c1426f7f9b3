import { expect, test } from 'vitest';
import { startClients } from '../setup/start-clients.ts';
import { newPets, tenOClock } from './added-visit-client.ts';
import { openDay } from './visit-client.ts';

const { operator, request, confirm, press, add } = await startClients();
const find = async (words: string) => (await operator().rpc('find_names', { words })).data;

test('a customer is found by the beginnings of names, with the next visit, five at most', async () => {
  const phones = ['0181', '0182', '0183', '0184', '0185', '0186'].map((end) => `720-555-${end}`);
  for (const [index, phone] of phones.entries()) {
    await add({ pets: newPets({ phone, parent_name: 'Zoë O’Neal' }), day: openDay(20 + index) });
  }
  const found = await find('bis ZOË neal');
  expect(found).toHaveLength(5);
  expect(found).toMatchObject([
    { phone: phones[5], pets: ['Biscuit', 'Rex'], day: openDay(25) },
    {},
    {},
    {},
    {},
  ]);
  // a visit to come that is not the next one is not opened
  await add({ pets: newPets({ phone: phones[5], parent_name: 'Zoë O’Neal' }), day: openDay(30) });
  expect((await find('zo'))[0]).toMatchObject({ phone: phones[5], day: openDay(25) });
  // by the last four digits, or any other part of the phone
  const whole = ['+1 720 555 0183', '+17205550183', '1-720-555-0183', '720-555-0183 x5'];
  for (const words of ['0183', '555-0183', '(720) 555-0183', 'zoë 5550183', ...whole])
    expect(await find(words)).toMatchObject([{ phone: phones[2], reference: expect.anything() }]);
  expect(await find('7205550')).toHaveLength(5);
  for (const words of ['0189', '5550184 0183', 'z', 'oë', "' | x", '', '%', 'zoë rexx'])
    expect(await find(words)).toEqual([]);
});

test('names are found without accents, and each of two with a slash between', async () => {
  const reference = await request({ parent_name: 'José Muñoz', pet_name: 'Coco/Maxi' });
  for (const words of ['jose', 'JOSÉ munoz', 'coco', 'maxi'])
    expect(await find(words)).toMatchObject([{ reference }]);
});

test('a customer with two phones is found by each, with the visits of both', async () => {
  const email = 'two@phones.example';
  const [first, second] = ['720-555-0171', '720-555-0172'];
  await add({
    pets: newPets({ phone: first, email, parent_name: 'Ida Twofold' }),
    day: openDay(40),
  });
  await add({
    pets: newPets({ phone: second, email, parent_name: 'Ida Twofold' }),
    day: openDay(41),
  });
  const call = async (name: string, args: object) => (await operator().rpc(name, args)).data;
  const names = await call('find_names', { words: 'twofold' });
  expect(names).toMatchObject([
    { phone: second, email, day: openDay(41) },
    { phone: first, email, day: openDay(40) },
  ]);
  // a tap on either line asks with its phone and its email
  for (const phone of [first, second]) {
    const { last_time: last } = await call('find_customer', { phone, email });
    expect(last.visit).toMatchObject({ day: openDay(41) });
    expect(last.found_by).toBe(phone === second ? 'both' : 'email');
  }
});

test('the search finds a request that waits, beside the newest visit with its status', async () => {
  const kim = { parent_name: 'Kim Lee', phone: '720-555-0112', email: 'kim@added.example' };
  const reference = await request({ ...kim, pet_name: 'Momo' }, 2);
  const waits = { reference, name: 'Kim Lee', pets: ['Momo', 'Momo'], day: null, status: null };
  for (const words of ['0112', 'momo', 'Kim Lee']) expect(await find(words)).toMatchObject([waits]);
  await confirm(reference, 0, { ...tenOClock, day: openDay(43) });
  expect(await find('momo')).toMatchObject([{ reference, day: openDay(43), status: 'confirmed' }]);
  await press(reference, 'cancel');
  const marked = await request({ ...kim, pet_name: 'Momo', honeypot_filled: true });
  const again = await request({ ...kim, pet_name: 'Momo' });
  expect(await find('momo')).toMatchObject([
    { ...waits, reference: again, pets: ['Momo'] },
    { reference, day: openDay(43), status: 'canceled' },
    { ...waits, reference: marked, pets: ['Momo'] },
  ]);
});

test('the search finds a request that was declined or canceled, until its owner has a visit', async () => {
  const nils = { parent_name: 'Nils Ott', phone: '720-555-0113', email: 'nils@added.example' };
  const declined = await request({ ...nils, pet_name: 'Duke' });
  await press(declined, 'decline');
  expect(await find('duke')).toMatchObject([
    { reference: declined, day: null, status: 'declined' },
  ]);
  const reference = await request({ ...nils, pet_name: 'Duke' });
  await confirm(reference, 0, { ...tenOClock, day: openDay(44) });
  expect(await find('nils')).toMatchObject([{ reference, status: 'confirmed' }]);
});

test('the search finds a waiting request by its contact', async () => {
  const contact = { email: 'waits@added.example', phone: '720-555-0191' };
  const reference = await request(contact);
  const find = async (by: object) =>
    (await operator().rpc('find_customer', { email: '', phone: '', ...by })).data.waiting;
  expect(await find({ phone: '(720) 555 0191' })).toMatchObject([{ reference, pets: ['Biscuit'] }]);
  expect(await find({ email: 'WAITS@added.example' })).toMatchObject([{ reference }]);
  expect(await find({})).toEqual([]);
  await confirm(reference, 0, { ...tenOClock, local_time: '13:00' });
  expect(await find(contact)).toEqual([]);
});
