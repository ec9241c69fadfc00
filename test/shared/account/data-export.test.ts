import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportData } from '#shared/account/contract/export-data.ts'
import { showDataExport } from '#shared/account/contract/show-data-export.ts'
import {
  askedExport,
  DataExport,
  exportLasts,
  exportMayTake,
  readyExport,
  stateOf,
} from '#shared/account/data-export.ts'
import { ownDataChanges } from '#shared/account/own-data-changes.ts'
import { sayExport } from '#shared/account/say-export.ts'
import { reactedTo } from '#shared/changes.ts'
import { languages } from '#shared/words/language.ts'
import { momentInWords } from '#shared/words/moment-in-words.ts'
import en from '#shared/words/en/export.json' with { type: 'json' }
import hu from '#shared/words/hu/export.json' with { type: 'json' }

const seconds = fc.integer({ min: 1_700_000_000, max: 4_000_000_000 })
const later = fc.integer({ min: 0, max: 10 * exportLasts })

describe('an export of the own data', () => {
  it('runs until it is ready, or has taken so long that it failed', () => {
    fc.assert(
      fc.property(seconds, later, (at, waited) => {
        const asked = askedExport('anna', 'x', { seconds: at })
        expect(DataExport.parse(asked)).toEqual(asked)
        expect(stateOf(asked, { seconds: at + waited })).toBe(waited < exportMayTake ? 'running' : 'failed')
        const ready = readyExport(asked, 1000, { seconds: at + waited })
        expect(stateOf(ready, { seconds: at + 2 * waited })).toBe('ready')
      }),
    )
  })

  it('can be downloaded for a whole day from the moment it is ready, however long that took', () => {
    fc.assert(
      fc.property(seconds, later, fc.nat(), (at, took, size) => {
        const ready = readyExport(askedExport('anna', 'x', { seconds: at }), size, { seconds: at + took })
        expect(ready).toEqual({
          account: 'anna',
          id: 'x',
          asked_at: at,
          ready_at: at + took,
          size,
          expires_at: at + took + exportLasts,
        })
      }),
    )
    expect(exportLasts).toBe(24 * 60 * 60)
  })

  it('outlives the time after which it has failed, so that its owner learns of that', () => {
    expect(exportLasts).toBeGreaterThan(exportMayTake)
  })

  it('keeps what else it holds', () => {
    const stored = { ...askedExport('anna', 'x', { seconds: 1 }), _version: 3 }
    expect(readyExport(stored, 1, { seconds: 2 })._version).toBe(3)
  })

  it('is asked for by whoever is signed in and has confirmed it, with no company, and read without', () => {
    expect([exportData.access, exportData.confirmed, exportData.changes]).toEqual(['account', true, true])
    expect([showDataExport.access, showDataExport.changes]).toEqual(['account', false])
  })

  it('shows nothing by which its file could be found but the address', () => {
    const { reply } = showDataExport
    const data = { state: 'ready' as const, asked_at: 1, expires_at: 2, size: 3, address: '/exports/x' }
    expect(reply!.parse({ data: { ...data, id: 'secret', account: 'anna' } })).toEqual({ data })
    expect(reply!.parse({ data: null })).toEqual({ data: null })
  })

  it('wakes the reader of the stream', () => {
    for (const change of ownDataChanges) expect(reactedTo).toContainEqual(change)
  })
})

describe('the words of an export', () => {
  it.each(languages)('are all there, and name the same files: %s', language => {
    const list = { hu, en }[language]
    expect(Object.keys(list)).toEqual(Object.keys(hu))
    const filesIn = (words: object) =>
      Object.values(words)
        .join('\n')
        .match(/[\w-]+\.json/g)
    expect(filesIn(list)).toEqual(filesIn(hu))
  })

  it.each(languages)('leave no hole: %s', language => {
    for (const name of Object.keys(hu) as (keyof typeof hu)[]) {
      const said = sayExport({ key: `export:${name}`, values: { product: 'X', at: 'now' } }, language)
      expect(said).not.toMatch(/\{\{|export:/)
    }
  })
})

describe('a moment in words', () => {
  it.each([
    [1_795_165_200, 'hu', '2026. nov. 20. 10:00'],
    [1_795_165_200, 'en', '20 Nov 2026, 10:00'],
    [1_782_118_800, 'hu', '2026. jún. 22. 11:00'],
    [1_782_118_800, 'en', '22 Jun 2026, 11:00'],
  ] as const)('is that of Budapest, in winter and in summer: %i %s', (at, language, words) => {
    expect(momentInWords(at, language)).toBe(words)
  })
})
