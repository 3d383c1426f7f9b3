// Bottom-up. A layer may import the layers it names, its own folder, and npm packages. Nothing else.
export const layers = {
  // Plain data and words that the site and the edge functions share.
  shared: [],
  content: ['shared'],
  browser: ['shared'],
  ui: ['browser', 'shared'],
  backend: ['browser', 'shared'],
  analytics: ['browser'],
  site: ['content', 'shared'],
  seo: ['content', 'shared', 'site'],
  sections: ['analytics', 'site', 'ui'],
  // Shared by the booking form and the operator's form to add a visit.
  request: ['backend', 'browser', 'content', 'shared', 'site', 'ui'],
  feature: ['analytics', 'backend', 'browser', 'content', 'request', 'shared', 'site', 'ui'],
  page: [
    'analytics',
    'browser',
    'content',
    'feature',
    'request',
    'sections',
    'seo',
    'shared',
    'site',
    'ui',
  ],
  app: [
    'analytics',
    'browser',
    'content',
    'feature',
    'page',
    'sections',
    'seo',
    'shared',
    'site',
    'ui',
  ],
  // The embedded backend of this machine.
  local: [],
  // Runs at build time only; the one layer that may use Node.
  vite: ['app', 'content', 'local', 'seo', 'shared', 'site', 'ui'],
};
// Within the operator's pages, bottom-up too.
const operatorFolders = ['terms', 'record', 'add', 'visit', 'day'];
export const operatorZones = operatorFolders.slice(1).map((folder, index) => ({
  from: `src/features/operator/${folder}/**`,
  target: `src/features/operator/@(${operatorFolders.slice(0, index + 1).join('|')})/**`,
}));
export const folders = {
  shared: 'supabase/functions/_shared',
  feature: 'src/features/*',
  page: 'src/pages',
  vite: 'vite-plugins',
  local: 'supabase/local',
};

// Packages that only one kind of folder may touch.
const vendors = {
  '@supabase/supabase-js': ['backend'],
  '@radix-ui/*': ['ui'],
  'embla-carousel*': ['ui'],
  sonner: ['ui'],
  'react-helmet-async': ['app', 'seo'],
};

const type = (...types) => ({ element: { types: { anyOf: types } } });
const category = (...categories) => ({ file: { categories } });

export const boundaryPolicies = [
  { allow: { to: { module: { origin: 'external' } } } },
  ...Object.entries(layers).map(([from, to]) => ({
    from: type(from),
    allow: { to: type(...to) },
  })),
  {
    from: type('sections'),
    allow: { to: type('content', 'shared'), dependency: { kind: 'type' } },
  },
  { from: type('vite'), allow: { to: { module: { origin: 'core' } } } },
  { from: category('entry'), allow: { to: type('app') } },
  ...Object.entries(vendors).map(([source, owners]) => ({
    from: { element: { types: { noneOf: owners } } },
    disallow: { to: { module: { origin: 'external', source } } },
  })),
  { from: type('content', 'site'), disallow: { to: { module: { origin: 'external' } } } },
  // Pictures, whose extension the build finds: the resolver takes them for packages.
  {
    from: type('content'),
    allow: { to: { module: { origin: 'external', source: '@/content' } } },
  },
  { disallow: { to: category('test') } },
  { from: category('test'), allow: { to: { module: { origin: '*' } } } },
  { from: category('test'), allow: { to: type(...Object.keys(layers)) } },
  { from: category('test'), allow: { to: category('test') } },
];
