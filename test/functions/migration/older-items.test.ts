import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemIn, type Attributes } from '#functions/platform/kind.ts'
import type { AnyKind } from '#functions/migration/migrate.ts'
import { stubSettings } from '../in-memory/settings.ts'

stubSettings()
const { allKinds } = await import('#functions/migration/kinds.ts')

/** Items of every kind as the demo company had them when shapes began to be numbered. */
const items = JSON.parse(await readFile(`${import.meta.dirname}/items-before.json`, 'utf8')) as Attributes[]
let kinds: AnyKind[]
beforeAll(async () => void (kinds = await allKinds()))

describe('cloud 6: a table that was written before a change', () => {
  it.each(items.map(item => ({ item, kind: String(item._kind) })))(
    'has a $kind that is read today',
    ({ item, kind: name }) => {
      const kind = kinds.find(other => other.name === name)!
      expect(() => itemIn(kind, item)).not.toThrow()
    },
  )
})
