import { startSzabi } from '#infra/local/szabi.ts'

/** The product as a process of its own, so that it can be killed: says its address. */
const { url } = await startSzabi({ dataDir: process.env.DATA_DIR, port: Number(process.env.PORT ?? 0) })
console.log(url)
