import { vi } from 'vitest';

// supabase-js wants one although nothing here uses realtime
vi.stubGlobal('WebSocket', Object);
