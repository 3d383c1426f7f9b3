import { syntheticCity } from './synthetic-city.ts';
import { trialBuild } from './trial-build.ts';

// Names that differ as real ones do: a counter would compress to almost nothing.
const starts = 'Aspen Castle Cherry Copper Eagle Granite Maple Pine Silver Stone'.split(' ');
const middles = 'brook burg crest dale ford haven mont ridge view wood'.split(' ');
const ends = 'Acres Falls Grove Heights Hills Junction Mesa Park Springs Village'.split(' ');
const names = starts.flatMap((start) =>
  middles.flatMap((middle) => ends.map((end) => `${start}${middle} ${end}`)),
);

/** What a build with 1,000 cities more takes, and which page is over its budget: `npm run scale`. */
for (const count of [0, names.length]) {
  const cities = names
    .slice(0, count)
    .map((name) => syntheticCity(name, name.toLowerCase().replaceAll(' ', '-')));
  await trialBuild(Object.fromEntries(cities), ({ output, seconds, megabytes }) => {
    const home = /^\/ .*$/m.exec(output)?.[0].replaceAll(/\s+/g, ' ');
    const excess = [...output.matchAll(/^\/\S*: \w+ [\d.]+ KiB, allowed .*$/gm)];
    console.log(`${String(count)} cities more: ${seconds.toFixed(1)} s, ${String(megabytes)} MB`);
    console.log(
      `  home, KiB at once / when touched, styles, fonts, HTML: ${home ?? output.slice(-500)}`,
    );
    console.log(`  over budget: ${excess.join(', ') || 'none'}`);
  });
}
