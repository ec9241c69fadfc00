import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { marshall } from '@aws-sdk/util-dynamodb'
import type { UploadedRelease } from '#functions/site/release-of-site.ts'
import { adLists } from '#functions/site/content-stores.ts'
import type { Site } from '#infra/local/http/http-handler.ts'
import type { AdList } from '#shared/site/content/ads.ts'
import type { PrerenderedPage } from '#shared/site/pages/page-head.ts'
import { memberParts, releaseKey, rendererKey } from '#shared/site/pages/site-release.ts'
import type { World } from '#test/support/world.ts'
import { eventually } from '../fixture/eventually.ts'

let folder = ''

/** The folder that stands for the site's bucket, into which nothing has been uploaded yet. */
export async function emptySite(): Promise<Site> {
  folder = await mkdtemp(join(tmpdir(), 'szabi-site-'))
  return { files: folder, close: () => rm(folder, { recursive: true, force: true }) }
}

/** Changes what the site shows before there is a release, with one, and back again. */
export async function changeSite(world: World) {
  const { cloud } = world
  const isShown = async () => (await fetch(`${cloud.url}/ads.txt`, { cache: 'no-store' })).ok
  await keepAds(world, [])
  await eventually(() =>
    cloud.permissions().uses.some(({ caller, action }) => caller.endsWith('publish') && action === 's3:ListBucket'),
  )
  await uploadRelease()
  await keepAds(world, [{ content: 'a.example, 1, DIRECT', active: true }])
  await eventually(isShown)
  await keepAds(world, [])
  await eventually(async () => !(await isShown()))
}

/** Writes the list into the table, as whoever runs the service has it written. */
function keepAds({ cloud }: World, entries: AdList['entries']) {
  const { pk, sk } = adLists.key({})
  return cloud.operator.call('DynamoDB_20120810.PutItem', {
    TableName: cloud.operator.settingsOf('site-publish').TABLE,
    Item: marshall({ entries, changed_at: 1, _kind: adLists.name, _pk: pk, _sk: sk, _version: 1 }),
  })
}

const words = 'app/language/public-words-hu.ts'
const document = '<html lang="hu"><head><title></title></head><body><div id="root"></div></body></html>'

/** A release of one page, with what renders it. */
const release: UploadedRelease = {
  name: 'tour',
  origin: null,
  document,
  shell: document,
  frame: '',
  manifest: Object.fromEntries([...memberParts, words].map(name => [name, { file: 'tour.js' }])),
  digests: {},
}
const home: PrerenderedPage = {
  path: '/',
  prefix: '',
  language: 'hu',
  title: 'Szabi',
  parts: [],
  isHidden: false,
  markup: '<main></main>',
}

async function uploadRelease() {
  const files = {
    [rendererKey]: `export const prerenderPages = async () => ${JSON.stringify([home])}`,
    [releaseKey]: JSON.stringify(release),
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}
