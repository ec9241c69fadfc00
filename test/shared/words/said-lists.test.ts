import { expect, it } from 'vitest'
import { saidLists } from '#shared/words/said-lists.ts'
import { wordLists } from '#shared/words/word-lists.ts'
import { isTest, roomOf, sourceFiles } from '#test/support/source-tree.ts'

it('has the words of everything that the server names', () => {
  const named = sourceFiles()
    .filter(({ path }) => !isTest(path) && ['shared', 'functions'].includes(roomOf(path)))
    .flatMap(({ text }) => [...text.matchAll(/['"`](\w+):[\w$]/g)].map(([, namespace]) => namespace!))
    .filter(namespace => namespace in wordLists.hu)
  expect([...new Set(named)].sort()).toEqual(Object.keys(saidLists.hu).sort())
})
