import { syntheticCity } from './synthetic-city.ts';
import { trialBuild } from './trial-build.ts';

/** What a build with so many more cities takes, and what its home page weighs: `npm run scale`. */
for (const count of [0, 1000, 5000]) {
  const cities = Array.from({ length: count }, (_, number) =>
    syntheticCity(`Testville ${String(number + 1)}`, `testville-${String(number + 1)}`),
  );
  await trialBuild(Object.fromEntries(cities), ({ output, seconds, megabytes }) => {
    const home = /^\/ .*$/m.exec(output)?.[0].replaceAll(/\s+/g, ' ');
    const excess = [...output.matchAll(/^(\/\S*): (\w+) [\d.]+ KiB, allowed/gm)].map(
      ([, path = '', kind = '']) => `${kind} of ${path.replace(/testville-\d+/, '…')}`,
    );
    console.log(`${String(count)} cities more: ${seconds.toFixed(1)} s, ${String(megabytes)} MB`);
    console.log(
      `  home, KiB at once / when touched, styles, fonts, HTML: ${home ?? output.slice(-500)}`,
    );
    console.log(`  over budget: ${[...new Set(excess)].join(', ') || 'none'}`);
  });
}
