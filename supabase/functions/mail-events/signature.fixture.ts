/** `at` is in ms. https://docs.svix.com/receiving/verifying-payloads/how-manual */
export async function sign(body: string, key: string, { at = Date.now(), id = 'msg_1' } = {}) {
  const timestamp = String(Math.floor(at / 1000));
  const bytes = Uint8Array.from(atob(key.replace('whsec_', '')), (c) => c.charCodeAt(0));
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const hmac = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['sign']);
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, text));
  const signature = `v1,${btoa(String.fromCharCode(...digest))}`;
  return { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature };
}
