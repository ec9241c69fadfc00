import type { TFunction } from 'i18next'
import { Trans } from 'react-i18next'
import { createElement } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import { Problem, refuse } from '#shared/contract/problem.ts'
import { say } from '#shared/words/say.ts'
import type { SentenceKey } from '#shared/words/sentence.ts'
import type { KeyIn, TranslationKey } from '#shared/words/translation-key.ts'

const t = ((key: string) => key) as unknown as TFunction<['leave', 'common']>

it('a key that no namespace has does not compile', () => {
  expect(t('newRequest')).toBe('newRequest')
  expect(t('common:save')).toBe('common:save')
  // @ts-expect-error misspelt
  t('newReqest')
  // @ts-expect-error a misspelt key of another namespace
  t('common:svae')
  // @ts-expect-error a key of a namespace that was not asked for
  t('site:calculator')
  // @ts-expect-error a misspelt end of a key that is put together
  t(`common:leave${'Vacatoin' as const}`)
  // @ts-expect-error misspelt in a sentence with elements
  createElement(Trans<'newReqest', 'leave'>, { ns: 'leave', i18nKey: 'newReqest' })
})

it('the server says only sentences that its functions carry', () => {
  expect(say({ key: 'common:save' }, 'en')).toBe('Save')
  // @ts-expect-error misspelt
  say({ key: 'common:svae' }, 'en')
  // @ts-expect-error a sentence of the pages
  say({ key: 'account:logIn' }, 'en')
  // @ts-expect-error a problem without a sentence
  refuse('email', 'problems:notThere')
  // @ts-expect-error a problem without a sentence
  void new Problem('invalid', { sentence: { key: 'problems:notThere' } })
})

it('a plural is named without the form that it takes', () => {
  expectTypeOf<'days'>().toExtend<KeyIn<'common'>>()
  expectTypeOf<'days_one'>().not.toExtend<KeyIn<'common'>>()
  expectTypeOf<'common:days'>().toExtend<SentenceKey>()
  expectTypeOf<SentenceKey>().toExtend<TranslationKey>()
})
