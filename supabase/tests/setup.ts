import { vi } from 'vitest';

// supabase-js asks for one although nothing here uses realtime
vi.stubGlobal('WebSocket', Object);
