type Ramp = {
  sky: readonly [string, string];
  land: readonly [string, string, string];
  glow: string;
  leaf: readonly [string, string];
};

/** The hues that a portrait can stand before: sky, three sheets of land, the light, two papers of leaves. */
export const hues = {
  dawn: {
    sky: ['#f3c9a0', '#f9dfc0'],
    land: ['#eeb48a', '#e39a6c', '#cf7d52'],
    glow: '#fff2dc',
    leaf: ['#dd8f62', '#c9784e'],
  },
  rose: {
    sky: ['#8b3f62', '#c06d7c'],
    land: ['#a3506c', '#84385a', '#64305a'],
    glow: '#f2b9a2',
    leaf: ['#8d4060', '#742f57'],
  },
  plum: {
    sky: ['#43264f', '#7a4a78'],
    land: ['#5d3566', '#43264f', '#2f1d42'],
    glow: '#c98aa0',
    leaf: ['#5d3a6a', '#4a2d5c'],
  },
  spruce: {
    sky: ['#33665a', '#6f9d8a'],
    land: ['#4c8072', '#35685a', '#23493f'],
    glow: '#cfe0c4',
    leaf: ['#3f7d6a', '#2d6354'],
  },
  sage: {
    sky: ['#9dbaa3', '#d3dfc8'],
    land: ['#a9c2a6', '#86a58c', '#5e8470'],
    glow: '#f6f3dc',
    leaf: ['#79a188', '#6a947c'],
  },
  mist: {
    sky: ['#a893b0', '#dccbd6'],
    land: ['#b39db4', '#93809f', '#6f5c80'],
    glow: '#fbeee6',
    leaf: ['#8c789c', '#7a678c'],
  },
  copper: {
    sky: ['#dd8352', '#f3bd8c'],
    land: ['#e0925f', '#c9653f', '#a84a30'],
    glow: '#ffeacb',
    leaf: ['#c0603f', '#b05038'],
  },
  winter: {
    sky: ['#4f6496', '#9fb3d2'],
    land: ['#7f95bd', '#5a709f', '#3c4d7d'],
    glow: '#eef2f6',
    leaf: ['#5670a2', '#46608f'],
  },
} as const satisfies Record<string, Ramp>;

export type Hue = keyof typeof hues;
