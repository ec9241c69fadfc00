import { BlockList, isIP, isIPv6 } from 'node:net'

/** The special-purpose addresses of IPv4 (IANA's registry, RFC 6890), which no receiver on the internet has. */
const special4 = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  special4.addSubnet(net, bits, 'ipv4')

/** What of IPv6 is given to the internet, and what within it leads elsewhere: to IPv4 addresses, to documentation, to nowhere. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')
const special6 = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  special6.addSubnet(net, bits, 'ipv6')

/** Whether an address is one of the internet: not of this machine, of a private network, or of the cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
  return !special4.check(address, 'ipv4')
}
