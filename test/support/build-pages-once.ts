import { buildSite } from '#infra/build/build-site.ts'
import setUp from './build-once.ts'

/** Before the first journey: the pages too are built once, so that none are put in place while somebody reads them. */
export default async function setup() {
  await setUp()
  await buildSite()
}
