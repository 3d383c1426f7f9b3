import assert from 'node:assert/strict';
import {
  homeWords,
  readyEssentials,
  shortTopics,
} from '../../_shared/business/before-your-visit.ts';
import { contrast } from '../../_shared/business/contrast.fixture.ts';
import type { OutboxJob } from '../outbox/outbox-job.ts';
import { compose } from './compose.ts';
import { assertSays, emailFor, versionsFor } from './composed-email.fixture.ts';
import { everyJob } from './every-job.fixture.ts';
import { looks } from './look.ts';
import {
  biscuit,
  bookingJob,
  canceledWithoutTime,
  confirmed,
  mo,
  noLinks,
  ownerVisitJob,
  sender,
  withoutTime,
} from './sample-job.fixture.ts';

const firstFact = /style="margin:0 0 8px"><tr><td [^>]*style="([^"]*)"/g;

// a pet’s name is beside its picture
const sitePicture =
  /src="https:\/\/pets\.example\/email\/(?:pets\/[a-z-]+\.jpg" .* alt=""|[a-z-]+\.jpg" .* alt="[^"]+")/;

const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

for (const job of everyJob) {
  for (const { subject, html } of versionsFor(job)) {
    Deno.test(
      `each email has the common layout and at most one button: ${job.audience}, ${subject}`,
      () => {
        assert.match(html, /^<!doctype html>\n<html lang="en">/);
        assert.ok(count(html, /class="button"/g) <= 1);
        assert.equal(count(html, /<h1 /g), 1);
        assert.equal(count(html, /<table /g), count(html, /<table role="presentation" /g));
        // nothing is loaded but pictures of the site, and operators need none
        const pictures = html.match(/<img [^>]*>/g) ?? [];
        assert.equal(pictures.length > 0, job.audience === 'owner');
        for (const picture of pictures) assert.match(picture, sitePicture);
        assert.doesNotMatch(html, /<(link|script|iframe|form)|url\(|@import|@font-face/i);
        for (const [, style] of html.matchAll(firstFact))
          assert.match(style ?? '', /;border-width:0;/);
        // Gmail cuts what is longer than 102 kB
        assert.ok(new TextEncoder().encode(html).length < 20_000);
      },
    );
  }
}

Deno.test('the picture is the postcard of the neighborhood, and the van elsewhere', () => {
  const pictureFor = (zip_code: string, changes = {}) =>
    /email\/([a-z-]+)\.jpg/.exec(
      emailFor(bookingJob('owner', { ...biscuit, zip_code, ...changes })).html,
    )?.[1];
  assert.equal(pictureFor('80203'), 'capitol-hill');
  assert.equal(pictureFor('80209-1234'), 'wash-park');
  assert.equal(pictureFor('80401'), 'van');
  assert.equal(pictureFor('call me'), 'van');
  assert.equal(pictureFor('80203', { review_reasons: ['too_fast'] }), 'van');
});

const portraitsIn = (job: OutboxJob) =>
  [...emailFor(job).html.matchAll(/email\/pets\/([a-z-]+)\.jpg"/g)].map(([, name]) => name);

for (const kind of ['confirmed', 'moved', 'reminder', 'thanks', 'return'] as const) {
  Deno.test(`a known breed alone chooses the portrait, in an email of kind ${kind}`, () => {
    const corgi = { ...biscuit, breed: '"><img src=//e.vil> Corgi' };
    const cat = { ...mo, pet_type: 'cat', breed: '/../van' };
    const job = ownerVisitJob(kind, confirmed, [corgi, mo, cat]);
    assert.deepEqual(portraitsIn(job), ['corgi', 'medium-dog', 'cat']);
  });
}

Deno.test('before the operator’s answer, nothing typed chooses a picture', () => {
  for (const job of [
    bookingJob('owner', biscuit),
    ownerVisitJob('declined', withoutTime),
    ownerVisitJob('canceled', canceledWithoutTime),
  ]) {
    assert.deepEqual(portraitsIn(job), []);
  }
});

Deno.test('without a link, the email itself says what to have ready', () => {
  const mails = compose(ownerVisitJob('confirmed', confirmed), sender, noLinks);
  assert.ok(!('drop' in mails) && mails[0]);
  assertSays(mails[0], [...readyEssentials([biscuit, mo]), homeWords]);
  assertSays(mails[0], ['To move or cancel, reply to this email, or call or text us.']);
  assert.ok(!mails[0].text.includes('#AG'));
});

Deno.test('the receipt leaves what to have ready to the page, and says it without a link', () => {
  const rules = shortTopics([biscuit], 'parking', 'ready', 'payment');
  const mail = emailFor(bookingJob('owner', biscuit));
  assert.ok(mail.html.includes('See what to have ready'));
  for (const rule of rules) {
    assert.ok(mail.text.includes(`- ${rule}\n`) && !mail.html.includes(rule), rule);
  }
  assertSays(emailFor(bookingJob('owner', { ...biscuit, review_reasons: ['too_fast'] })), rules);
});

for (const [time, index] of [
  ['day', 0],
  ['night', 1],
] as const) {
  Deno.test(`every text of an email can be read by ${time}`, () => {
    const grounds = [looks.page, looks.card, looks.calm, looks.attention].map(
      ({ background }) => background[index],
    );
    const pairs = Object.entries(looks).flatMap(([name, colors]) => {
      if (!('color' in colors)) return [];
      const own = 'background' in colors ? [colors.background[index]] : grounds;
      return own.map((ground) => [name, contrast(colors.color[index], ground)] as const);
    });
    assert.ok(pairs.length > 12);
    assert.deepEqual(
      pairs.filter(([, ratio]) => ratio < 4.5),
      [],
    );
  });
}
