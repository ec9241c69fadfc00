import { gzipSync } from 'node:zlib'

/** Bytes from which on packing saves more than it costs; tokens and other secrets travel in replies that are shorter. */
const smallestCompressed = 4096

/** Lists are mostly names of fields said again and again, which the quickest packing finds as well as the most thorough. */
const level = 3

/** A body as it travels: packed where whoever asks can unpack it, since nothing between them and the function does it. */
export function compressed(body: string, accepted = '') {
  if (body.length < smallestCompressed || !/\bgzip\b/.test(accepted)) return { body }
  return {
    body: gzipSync(body, { level }).toString('base64'),
    isBase64Encoded: true,
    headers: { 'content-encoding': 'gzip', vary: 'accept-encoding' },
  }
}
