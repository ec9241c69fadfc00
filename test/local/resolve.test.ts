import { describe, expect, it } from 'vitest'
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

  it('is resolved at any depth, and what has no value is left out of lists', () => {
    expect(resolve({ a: [{ b: { Ref: 'C' } }, { Ref: 'AWS::NoValue' }] })).toEqual({ a: [{ b: '<C>' }] })
  })

  it('names the function it does not know', () => {
    expect(() => resolve({ 'Fn::FindInMap': ['a', 'b', 'c'] })).toThrow('does not know Fn::FindInMap')
  })
})
