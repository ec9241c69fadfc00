import { expect, it } from 'vitest'
import { emailTranslations } from '#shared/words/email-translations.ts'
import { replyTranslations } from '#shared/words/reply-translations.ts'
import { translations } from '#shared/words/translations.ts'
import { isTest, roomOf, sourceFiles } from '#test/support/source-tree.ts'

it('has the words of everything that the server names', () => {
  const named = sourceFiles()
    .filter(({ path }) => !isTest(path) && ['shared', 'functions'].includes(roomOf(path)))
    // Names the words of the head of public pages, for whoever has all words.
    .filter(({ path }) => path !== 'shared/site/pages/page-words.ts')
    .flatMap(({ text }) => [...text.matchAll(/['"`](\w+):[\w$]/g)].map(([, namespace]) => namespace!))
    .filter(namespace => namespace in translations.hu)
  // The audit log, chats, the own data, calendar feeds, the blog and the files of payroll and leave bring words of their own, which no other function carries.
  expect([...new Set(named)].sort()).toEqual(
    [
      ...Object.keys({ ...replyTranslations.hu, ...emailTranslations.hu }),
      'audit',
      'blog',
      'chat',
      'export',
      'feed',
      'papers',
      'payroll',
    ].sort(),
  )
})
