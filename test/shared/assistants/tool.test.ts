import { describe, expect, it } from 'vitest'
import { api } from '#shared/api.ts'
import type { AnyEndpoint } from '#shared/contract/client.ts'
import { confirmation, inputOfTool, toolName, toolOf, unknownIn } from '#shared/assistants/tool.ts'
import { leave } from '#shared/leave/contract.ts'
import { toolNames } from '#test/support/tool-names.ts'

const tools = Object.values(api)
  .flatMap(feature => Object.entries<AnyEndpoint>(feature))
  .filter(([, endpoint]) => endpoint.tool)

describe('the tools of assistants', () => {
  it('are these entries of the contract, and no other', () => {
    expect(tools.map(([entry]) => toolName(entry)).sort()).toEqual(toolNames)
  })

  it('change something exactly where their scope says so, and reach only what a member may', () => {
    for (const [entry, { tool, changes, access }] of tools) {
      expect(changes, entry).toBe(tool?.scope === 'write')
      expect(['member', 'admin'], entry).toContain(access)
    }
  })

  it.each(tools)('%s describes itself so that a client can check its arguments', (entry, endpoint) => {
    const { name, description, inputSchema, annotations } = toolOf(entry, endpoint)
    expect(name).toMatch(/^[a-z_]{3,40}$/)
    expect(description).toContain(endpoint.summary)
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
    for (const needed of inputSchema.required) expect(inputSchema.properties).toHaveProperty(needed)
    expect(annotations.readOnlyHint).toBe(!endpoint.changes)
    expect(confirmation in inputSchema.properties).toBe(endpoint.changes)
    expect(inputSchema.required).not.toContain(confirmation)
  })

  it('take what path, query and body of their entry take', () => {
    const { properties, required } = toolOf('requestLeave', leave.requestLeave).inputSchema
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(['type_id', 'from_date', 'to_date', 'comment']))
    expect(required).toEqual(expect.arrayContaining(['type_id', 'from_date', 'to_date']))
    const balance = toolOf('showBalance', leave.showBalance)
    expect(Object.keys(balance.inputSchema.properties)).toEqual(['id', 'year'])
    expect(balance.inputSchema.required).toEqual(['id'])
    expect(balance.description).toContain('`me`')
  })

  it('say that a cancellation takes something away', () => {
    expect(toolOf('cancelLeave', leave.cancelLeave).annotations.destructiveHint).toBe(true)
    expect(toolOf('approveLeave', leave.approveLeave).annotations.destructiveHint).toBe(false)
  })
})

describe('the arguments of a tool', () => {
  it('go where the entry of the contract reads them', () => {
    expect(inputOfTool(leave.showBalance, { id: 'me', year: 2026 })).toEqual({
      path: { id: 'me' },
      query: { year: '2026' },
    })
    expect(inputOfTool(leave.approveLeave, { id: 'r1', comment: 'Jó' })).toEqual({
      path: { id: 'r1' },
      query: {},
      body: { comment: 'Jó' },
    })
    const wish = { type_id: 1, from_date: '2026-12-01', to_date: '2026-12-02' }
    expect(inputOfTool(leave.requestLeave, wish)).toEqual({ path: {}, query: {}, body: wish })
  })

  it('keep out of path and query what has no text, and never take what an object inherits', () => {
    expect(inputOfTool(leave.showRequest, {}).path).toEqual({ id: '' })
    expect(inputOfTool(leave.showBalance, { id: ['a'], year: { deep: 1 } })).toEqual({
      path: { id: '["a"]' },
      query: { year: '{"deep":1}' },
    })
    expect(
      inputOfTool(leave.requestLeave, JSON.parse('{"__proto__": {"type_id": 1}}') as object as never).body,
    ).toEqual({})
  })

  it('are known by their names, one and all', () => {
    expect(unknownIn(leave.showBalance, { id: 'me', year: '2026' })).toEqual([])
    expect(unknownIn(leave.showBalance, { id: 'me', confirmation: 'x', toString: 1 })).toEqual([
      'confirmation',
      'toString',
    ])
    expect(unknownIn(leave.approveLeave, { id: 'r', comment: '', confirmation: 'x' })).toEqual([])
  })
})
