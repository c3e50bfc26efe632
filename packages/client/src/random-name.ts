// Names of requests and connections that no other client has.

/** A unique name: 24 letters and digits. Works on pages without TLS, too. */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
