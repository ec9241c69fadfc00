import { startClockAt } from './clock/clock-at.ts'
import { readDemo, writeDemo } from './demo-record.ts'
import { functionLog } from './functions/function-log.ts'
import { builtGallery, devGallery } from './site/gallery.ts'
import { greeting } from './greeting.ts'
import type { LocalCloud } from './local-cloud.ts'
import { builtSite } from './site/built-site.ts'
import { CannotStart } from './stop.ts'
import { stopOnSignals } from './stop-on-signals.ts'
import { startSzabi } from './szabi.ts'
import { todayInBudapest } from './clock/today.ts'
import { optionsOf, type Options } from './options.ts'

const stop = stopOnSignals()

/** The entry of `npm start` and `npm run dev`. */
async function start({ port, dataDir, fresh, empty, dev, faults, serviceTime }: Options) {
  const log = functionLog(dataDir, stop)
  const cloud = await startSzabi({
    port,
    dataDir,
    faults,
    strictness: { serviceTime },
    // A demo that was not finished is of no use, and nobody has worked with it yet.
    fresh: fresh || readDemo(dataDir) === 'begun',
    site: dev ? async server => (await import('./site/dev-site.ts')).devSite(server) : builtSite,
    mounts: { _gallery: dev ? devGallery : builtGallery() },
    log,
    say: step => console.log(step),
    status: { ready: false, logins: [] },
  })
  stop.close = cloud.close
  const known = readDemo(dataDir)
  if (cloud.isNew && !empty) await foundDemo(cloud, dataDir)
  else if (Array.isArray(known)) cloud.status.logins = known
  cloud.status.ready = true
  if (dev) (await import('./functions/watch-functions.ts')).watchFunctions(cloud, log)
  console.log(greeting(cloud.url, cloud.status.logins))
}

async function foundDemo(cloud: LocalCloud, dataDir: string) {
  const [{ seed }, { foundOperator }] = await Promise.all([
    import('#infra/demo/seed.ts'),
    import('#infra/demo/operator.ts'),
  ])
  console.log(`Making the demo company; ${cloud.url} answers already.`)
  writeDemo(dataDir, null)
  // Its calls wake more functions than there may be workers, which would end one another.
  cloud.shareWorkers(true)
  const [logins, operator] = await Promise.all([
    seed({ url: cloud.url, today: todayInBudapest() }),
    foundOperator(cloud.url),
  ])
  cloud.shareWorkers(false)
  cloud.status.logins = [...logins, operator]
  writeDemo(dataDir, cloud.status.logins)
}

try {
  await startClockAt(process.env.CLOCK_AT)
  await start(optionsOf(process.argv.slice(2), process.env))
} catch (error) {
  if (!stop.asked) complain(error)
}

function complain(error: unknown): never {
  if (!(error instanceof CannotStart)) throw error
  console.error(error.message)
  process.exit(1)
}
