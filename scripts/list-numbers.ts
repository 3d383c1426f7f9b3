import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { compose } from '../supabase/functions/deliver-notifications/emails/compose.ts';
import { everyJob } from '../supabase/functions/deliver-notifications/emails/every-job.fixture.ts';
import {
  links,
  sender,
} from '../supabase/functions/deliver-notifications/emails/sample-job.fixture.ts';
import { buildFirst } from '../vite-plugins/prerender/preview-host.ts';

// Prints every number of the built pages (`vite build --mode demo`), their structured data and the emails: each once
// with the words around it and the places where these stand, so that contradictions stand side by side.

const unit =
  '(?:-| )?(?:minutes?|min|hours?|days?|weeks?|months?|years?|miles?|lbs|pounds|percent|stars|reviews|pets|ZIP|[ap]m)\\b|%|\\+';
const digits = '\\$?\\d[\\d,.:]*\\d|\\$?\\d';
const spelled =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty';
const range = (number: string) => `(?:${number})(?:(?:-| to | or )(?:${number}))?`;
const pattern = new RegExp(
  `(?<![\\w#/.:-])(?:${range(digits)}(?:${unit})?|(?:${range(spelled)})(?:${unit}))`,
  'gi',
);

if (!existsSync('dist')) {
  console.error(buildFirst);
  process.exit(1);
}
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .flatMap((file) => {
    const html = readFileSync(`dist/${file}`, 'utf8');
    const path = file.replace(/(?:index)?\.html$/, '');
    return [
      { place: `/${path}`, lines: visibleLines(html) },
      { place: `/${path} (data)`, lines: dataLines(html) },
    ];
  });
const emails = everyJob.map((job) => {
  const versions = compose(job, sender, links);
  const text = 'drop' in versions ? versions.drop : (versions[0]?.text ?? '');
  return {
    place: `email: ${job.audience} ${job.kind}`,
    lines: text.split('\n').filter((line) => !/: (?:sms|tel|https):/.test(line)),
  };
});

const found = new Map<string, Map<string, Set<string>>>();
for (const { place, lines } of [...pages, ...emails]) {
  for (const line of lines) {
    for (const { 0: number, index } of line.matchAll(pattern)) {
      if (/^\d$/.test(number)) continue;
      const words = `${line.slice(Math.max(0, index - 60), index)}[${number}]${line.slice(index + number.length, index + number.length + 50)}`;
      const byWords = found.get(number.toLowerCase()) ?? new Map<string, Set<string>>();
      found.set(number.toLowerCase(), byWords);
      byWords.set(words, (byWords.get(words) ?? new Set()).add(place));
    }
  }
}

const size = (number: string) => Number(/[\d.]+/.exec(number.replaceAll(',', ''))?.[0] ?? -1);
const shownPlaces = 4;
for (const [number, byWords] of [...found].toSorted(([a], [b]) => size(a) - size(b))) {
  console.log(`\n${number}`);
  for (const [words, places] of byWords) {
    const more = places.size > shownPlaces ? ` and ${places.size - shownPlaces} more` : '';
    console.log(`  ${words.trim()}  <${[...places].slice(0, shownPlaces).join(', ')}${more}>`);
  }
}

function visibleLines(html: string): string[] {
  return html
    .replace(/<(script|style|svg|textarea)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<meta name="description" content="([^"]*)"[^>]*>/g, '<p>$1</p>')
    .replace(/<!--.*?-->|<\/?(?:a|b|em|i|span|strong)\b[^>]*>/gs, '')
    .split(/<[^>]+>/)
    .map((line) => line.replace(/\s+/g, ' ').trim());
}

function dataLines(html: string): string[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].flatMap(([, json = '']) =>
    json
      .split(/,(?=")|[[\]{}]/)
      .map((line) => line.replaceAll('"', ''))
      .filter((line) => !/^(?:date|position)/.test(line)),
  );
}
