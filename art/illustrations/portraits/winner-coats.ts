import { deeper, lighter } from '../paper/mix.ts';
import { lock } from './edge.ts';

// The coats of winners who sit.

export const husky = {
  edge: lock(64, 20, 0.3, 0.6),
  worn: lock(62, 36, 0.9, 0.8),
  under: '#fbf7f0',
  leg: '#fbf7f0',
  rows: { edge: lock(92, 36, 0.3), worn: lock(70, 48, 0.9), fills: ['#6a6f7c', '#757a88'] },
} as const;

/** The schnauzer's, short on the back, long on belly and legs. */
export const schnauzer = (coat: string) => ({
  edge: lock(34, 8, 0.35, 0.7),
  worn: lock(58, 26, 0.8, 0.8),
  under: '#d6d7dd',
  leg: '#d6d7dd',
  legEdge: lock(36, 14, 0.3, 1),
  legWorn: lock(48, 24, 1, 1.1),
  rows: {
    edge: lock(42, 16, 0.4),
    worn: lock(80, 30, 0.7),
    fills: [deeper(coat, 0.16), deeper(coat, 0.04)],
    pace: 62,
  },
  thighRows: {
    edge: lock(42, 16, 0.4),
    worn: lock(70, 32, 0.7),
    fills: [lighter(coat, 0.1), lighter(coat, 0.17)],
  },
  skirt: {
    fill: '#c4c5cf',
    edge: lock(46, 30, 0.35, 1),
    worn: lock(60, 34, 0.6, 1.1),
  },
});
