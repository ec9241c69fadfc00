import { expect, it } from 'vitest'
import { isTest, roomOf, sourceFiles } from '../../support/source-tree.ts'

it('cloud 9: every client of AWS ends a call that gets no answer', () => {
  const clients = sourceFiles()
    .filter(({ path }) => roomOf(path) === 'functions' && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/new (?:DynamoDB|SecretsManager|SQS|SES\w*|S3)Client\([^)]*\)/g)].map(([made]) => ({
        path,
        made,
      })),
    )
  expect(clients.length).toBeGreaterThanOrEqual(5)
  expect(clients.filter(({ made }) => !made.includes('clientTimeouts'))).toEqual([])
})
