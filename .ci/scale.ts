import { syntheticCities } from './synthetic-city.ts';
import { trialBuild } from './trial-build.ts';

/** Build time, memory and page weights, as is and with 1,000 more cities; fails over a budget. */
for (const cities of [{}, syntheticCities(1000)]) {
  await trialBuild(cities, ({ isOk, output, seconds, megabytes }) => {
    const count = Object.keys(cities).length;
    console.log(`${count} cities more: ${seconds.toFixed(1)} s, ${megabytes} MB`);
    console.log(output.slice(Math.max(0, output.indexOf('KiB, compressed'))));
    if (!isOk) process.exitCode = 1;
  });
}
