import { seed } from '#infra/demo/seed.ts'
import { startClockAt } from '#infra/local/clock/clock-at.ts'
import { todayInBudapest } from '#infra/local/clock/today.ts'
import { builtGallery } from '#infra/local/site/gallery.ts'
import { builtSite } from '#infra/local/site/built-site.ts'
import { stopOnSignals } from '#infra/local/stop-on-signals.ts'
import { ownCloud } from '#test/support/shared-cloud.ts'

// A local cloud with its demo company in a process of its own, since the whole process lives at the chosen moment.
const stop = stopOnSignals()
await startClockAt(process.env.CLOCK_AT)
const cloud = await ownCloud({ site: builtSite, mounts: { _gallery: builtGallery() } })
stop.close = cloud.close
await seed({ url: cloud.url, today: todayInBudapest() })
console.log(cloud.url)
