import { describe, expect, it } from 'vitest'
import { withSecrets } from '#infra/local/template/dynamic-references.ts'
import { resolveValue, type Scope } from '#infra/local/template/resolve.ts'

const scope: Scope = {
  ref: name => `<${name}>`,
  attribute: (id, attribute) => `<${id}.${attribute}>`,
  imports: name => `<import ${name}>`,
}
const resolve = (value: unknown) => resolveValue(value, scope)

describe('a value of a template', () => {
  it.each([
    [{ Ref: 'Table' }, '<Table>'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, '<Table.Arn>'],
    [{ 'Fn::GetAtt': 'Stack.Outputs.Name' }, '<Stack.Outputs.Name>'],
    [{ 'Fn::Join': ['/', [{ Ref: 'A' }, 'b']] }, '<A>/b'],
    [{ 'Fn::Sub': 'arn:${AWS::Region}:${Table.Arn}:${!Literal}' }, 'arn:<AWS::Region>:<Table.Arn>:${!Literal}'],
    [{ 'Fn::Sub': ['${own}-${Other}', { own: { Ref: 'A' } }] }, '<A>-<Other>'],
    [{ 'Fn::Select': [1, { 'Fn::Split': [',', 'a,b'] }] }, 'b'],
    [{ 'Fn::ImportValue': { 'Fn::Join': ['', ['x', 'y']] } }, '<import xy>'],
  ])('%j means %s', (value, meaning) => expect(resolve(value)).toBe(meaning))

  it('is resolved at any depth, without AWS::NoValue in lists', () => {
    expect(resolve({ a: [{ b: { Ref: 'C' } }, { Ref: 'AWS::NoValue' }] })).toEqual({ a: [{ b: '<C>' }] })
  })

  it('names an unknown function', () => {
    expect(() => resolve({ 'Fn::FindInMap': ['a', 'b', 'c'] })).toThrow('does not know Fn::FindInMap')
  })
})

describe('a dynamic reference', () => {
  const arn = 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:szabi-Version1'
  const resolved = (value: unknown) => withSecrets(value, id => (id === 'json' ? '{"a":1}' : `(${id})`))

  it.each([
    [`{{resolve:secretsmanager:${arn}:SecretString:::}}`, `(${arn})`],
    [`{{resolve:secretsmanager:${arn}}}`, `(${arn})`],
    ['{{resolve:secretsmanager:origin:SecretString}}', '(origin)'],
    ['{{resolve:secretsmanager:json:SecretString:a}}', '1'],
    [`new {{resolve:secretsmanager:a}} {{resolve:secretsmanager:${arn}:SecretString:::}}`, `new (a) (${arn})`],
    ['{resolve:secretsmanager:origin}', '{resolve:secretsmanager:origin}'],
  ])('%s is %s', (value, meaning) => expect(resolved(value)).toBe(meaning))

  it('is resolved at any depth', () => {
    expect(resolved({ a: ['{{resolve:secretsmanager:origin}}', 1, null] })).toEqual({ a: ['(origin)', 1, null] })
  })

  it.each(['{{resolve:ssm:origin}}', '{{resolve:secretsmanager:origin:SecretString::AWSPREVIOUS}}'])(
    '%s is rejected as unknown',
    value => expect(() => resolved(value)).toThrow('does not know'),
  )
})
