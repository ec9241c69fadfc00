import { SignatureV4 } from '@smithy/signature-v4'
import { setting } from './environment.ts'

/** The SDK's client comes with the first file, since it would make up a fifth of a function's cold start. */
const s3 = () => import('./s3.ts')

/** How many files of a prefix are deleted at once. */
const deletedTogether = 10

export interface StoredFile {
  type: string
  /** Bytes. */
  size: number
}

interface Upload extends StoredFile {
  /** For how many seconds the address is valid. */
  seconds: number
}

interface Download {
  /** The file name that the browser saves it under. */
  name: string
  seconds: number
}

type BucketName = 'AVATARS' | 'DOCUMENTS' | 'EXPORTS' | 'SITE'

interface Kept {
  type: string
  cacheControl?: string
  metadata?: Record<string, string>
}

/** A bucket: its name and the domain name that CloudFront reaches it by are settings. */
export class Bucket {
  readonly #name: BucketName

  constructor(name: BucketName) {
    this.#name = name
  }

  get #bucket() {
    return { Bucket: setting(`${this.#name}_BUCKET`) }
  }

  #place(key: string) {
    return { ...this.#bucket, Key: key }
  }

  /**
   * The address, on the site, that accepts one file of exactly this type and size under a key by PUT. The content network passes it
   * to the bucket, so it needs a cache behaviour for the first folder of the key.
   */
  uploadAddress(key: string, { type, size, seconds }: Upload): Promise<string> {
    return this.#presigned('PUT', key, { seconds, headers: { 'content-type': type, 'content-length': String(size) } })
  }

  /** The address, on the site, that downloads a file. It ends with the function's credentials if they expire first: an hour is safe, a day is not. */
  downloadAddress(key: string, { name, seconds }: Download): Promise<string> {
    const query = { 'response-content-disposition': `attachment; filename*=UTF-8''${encoded(name)}` }
    return this.#presigned('GET', key, { seconds, query })
  }

  /** Stores a file, replacing the one under its key. */
  async put(key: string, body: Uint8Array | string, { type, cacheControl, metadata }: Kept) {
    const { putObject } = await s3()
    await putObject({
      ...this.#place(key),
      Body: body,
      ContentType: type,
      CacheControl: cacheControl,
      Metadata: metadata,
    })
  }

  /** The content of a file, if there is one; of its first bytes where a number is given. */
  async get(key: string, first?: number): Promise<Uint8Array | undefined> {
    const { getObject } = await s3()
    const found = await getObject({ ...this.#place(key), ...(first && { Range: `bytes=0-${first - 1}` }) })
    return found?.Body?.transformToByteArray()
  }

  /** The type and size of a file, if there is one. */
  async head(key: string): Promise<StoredFile | undefined> {
    const { headObject } = await s3()
    const found = await headObject(this.#place(key))
    return found && { type: found.ContentType ?? '', size: found.ContentLength ?? 0 }
  }

  /** Deletes a file, or nothing where there is none. */
  async delete(key: string): Promise<void> {
    const { deleteObject } = await s3()
    await deleteObject(this.#place(key))
  }

  /** The keys with a prefix, in order. */
  async *list(prefix: string): AsyncGenerator<string> {
    const { keysIn } = await s3()
    yield* keysIn({ ...this.#bucket, Prefix: prefix })
  }

  /** Deletes every file with a prefix, and says how many there were; run again after an interruption, it deletes the rest. */
  async deleteAll(prefix: string): Promise<number> {
    const keys: string[] = []
    for await (const key of this.list(prefix)) keys.push(key)
    for (let first = 0; first < keys.length; first += deletedTogether)
      await Promise.all(keys.slice(first, first + deletedTogether).map(key => this.delete(key)))
    return keys.length
  }

  async #presigned(
    method: string,
    key: string,
    { seconds, headers = {}, query = {} }: { seconds: number; headers?: Headers; query?: Record<string, string> },
  ): Promise<string> {
    const { credentials, region, sha256 } = (await s3()).signing
    const hostname = setting(`${this.#name}_DOMAIN`)
    const path = `/${key.split('/').map(encoded).join('/')}`
    const signer = new SignatureV4({ service: 's3', credentials, region, sha256, uriEscapePath: false })
    const signed = await signer.presign(
      {
        method,
        protocol: 'https:',
        hostname,
        path,
        query,
        headers: { host: hostname, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
      },
      { expiresIn: seconds, unhoistableHeaders: new Set(Object.keys(headers)) },
    )
    const pairs = Object.entries(signed.query ?? {}).map(
      ([name, value]) => `${encoded(name)}=${encoded(String(value))}`,
    )
    return `${path}?${pairs.join('&')}`
  }
}

type Headers = Record<string, string>

/** As Signature Version 4 encodes: `encodeURIComponent` leaves five characters more. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
