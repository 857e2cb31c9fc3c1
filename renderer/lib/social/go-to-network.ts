/** Replaces this page with the network's. */
export function goToNetwork(address: string): void {
  if (/^https?:$/.test(new URL(address, location.href).protocol)) location.assign(address);
}
