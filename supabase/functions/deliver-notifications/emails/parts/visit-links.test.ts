import assert from 'node:assert/strict';
import { unsubscribeToken } from '../../../_shared/visits/visit-link.ts';
import { accepted, setup, startProject, startProvider } from '../../loopback.fixture.ts';
import {
  biscuit,
  bookingJob,
  confirmed,
  digestJob,
  inquiryJob,
  ownerVisitJob,
  tomorrowJob,
} from '../sample-job.fixture.ts';
import { linksFor } from './visit-links.ts';

const { test } = Deno;

const site = {
  functions: 'https://ref.example/functions/v1',
  origin: 'https://pets.example',
  secret: 'a secret of at least 32 characters',
};

test('an email links to its reader’s page, with a key that the function visits accepts', () => {
  const { visits: toOwner } = linksFor(ownerVisitJob('confirmed', confirmed), site);
  const { visits: toOperator } = linksFor(bookingJob('operator', biscuit), site);

  const owner = 'https://pets.example/visit#AG-7K4Q2M.fs0PeM5gZ8OMgjR9VUgPFA';
  const operator = 'https://pets.example/operator#AG-7K4Q2M.Rn4GaemE4ut5DZtGlQPhbg';
  assert.deepEqual([...toOwner], [['AG-7K4Q2M', owner]]);
  assert.deepEqual([...toOperator], [['AG-7K4Q2M', operator]]);
  assert.deepEqual([...linksFor(digestJob(), site).visits], [...toOperator]);
  const { visits: ofDay } = linksFor(tomorrowJob(), site);
  assert.deepEqual([...ofDay.keys()], ['AG-7K4Q2M', 'AG-PPPPPP']);
  assert.equal(ofDay.get('AG-7K4Q2M'), operator);
});

test('only the email to come back has ways to end it, with a key that opens no visit', () => {
  const { visits, stop } = linksFor(ownerVisitJob('return', confirmed), site);
  const key = `AG-7K4Q2M.${unsubscribeToken(site.secret, 'AG-7K4Q2M')}`;
  assert.deepEqual(stop, {
    page: `https://pets.example/visit#${key}.stop`,
    address: `https://ref.example/functions/v1/visits?stop=${key}`,
  });
  assert.ok(!visits.get('AG-7K4Q2M')?.includes(key));
  assert.equal(linksFor(ownerVisitJob('thanks', confirmed), site).stop, undefined);
});

test('there is no link without a version or a secret, and none in an email about a message', () => {
  const jobs = [{ ...bookingJob('owner', biscuit), link_version: null }, inquiryJob('operator')];

  for (const job of jobs) assert.equal(linksFor(job, site).visits.size, 0);
  const without = { ...site, secret: undefined };
  assert.equal(linksFor(bookingJob('owner', biscuit), without).visits.size, 0);
});

test('without a secret, emails go without links and an alarm is logged', async () => {
  for (const linkSecret of [site.secret, undefined]) {
    await using project = startProject([bookingJob('operator', biscuit)]);
    await using provider = startProvider(accepted);
    const { run, alarms } = setup({ ...project, ...provider, settings: { linkSecret } });

    assert.deepEqual(await run(), { sent: 1, queued: 0, left_out: 0, failed: 0 });
    const text = String(provider.tries[0]?.body.text);
    assert.equal(text.includes('/operator#AG-7K4Q2M.'), linkSecret !== undefined);
    assert.equal(/VISIT_LINK_SECRET/.test(alarms.join()), linkSecret === undefined);
  }
});
