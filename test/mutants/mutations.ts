import { parseSync } from 'vite'

/** One small change of a source file that some test should notice. */
export interface Mutation {
  id: number
  file: string
  line: number
  /** The whole line, by which a change is known again when lines have moved. */
  text: string
  before: string
  after: string
  /** Evaluated when the module is loaded, so that nothing can switch it on later. */
  isStatic: boolean
}

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** A place in the text with what may stand there instead; an element of a list can be left out as a whole. */
interface Site {
  start: number
  end: number
  after: string[]
  isElement: boolean
  isStatic: boolean
}

const swapped = new Map(
  Object.entries({
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    '===': ['!=='],
    '!==': ['==='],
    '+': ['-'],
    '-': ['+'],
    '*': ['/'],
    '/': ['*'],
    '%': ['*'],
  }),
)
const otherMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
])
/** Without them a list is still a list. */
const passing = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice'])

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const isFunction = ({ type }: Node) => /^(Function|ArrowFunction)/.test(type) || type === 'PropertyDefinition'
const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
const isCall = ({ type }: Node) => type === 'CallExpression'
/** Types are not evaluated; only the expression inside of `as`, `!` and `satisfies` is. */
const isErased = (key: string, { type }: Node) =>
  type.startsWith('TS') && key !== 'expression' && !type.endsWith('Expression')

/** The places of a file that can be changed, the outer ones before those inside of them. */
function sitesOf(code: string, root: Node): { sites: Site[]; statements: Set<number> } {
  const sites: Site[] = []
  const statements = new Set<number>()
  const textOf = ({ start, end }: Node) => code.slice(start, end)
  const isOrder = ({ type, consequent, alternate }: Node) =>
    type === 'ConditionalExpression' &&
    /^(-1 1|1 -1)$/.test(`${textOf(consequent as Node)} ${textOf(alternate as Node)}`)

  function offer({ start, end }: Node, after: string[], isStatic: boolean, isElement = false) {
    if (after.length) sites.push({ start, end, after, isElement, isStatic })
  }

  function changesOf(node: Node): string[] {
    const { type, operator } = node as Node & { operator?: string }
    const [left, right] = [node.left, node.right] as Node[]
    const between = (sign: string) => `${textOf(left!)} ${sign} ${textOf(right!)}`
    switch (type) {
      case 'BinaryExpression':
        if (operator === '+' && (isText(left!) || isText(right!))) return []
        return (swapped.get(operator!) ?? []).map(between)
      case 'LogicalExpression':
        if (operator === '??') return [textOf(left!), textOf(right!)]
        // A condition before what is spread is dropped with the spread.
        if (right!.type === 'ObjectExpression') return []
        return [between(operator === '&&' ? '||' : '&&'), textOf(left!), textOf(right!)]
      case 'UnaryExpression':
        return operator === '!' || operator === '-' ? [textOf(node.argument as Node)] : []
      case 'AssignmentExpression':
        return operator === '+=' ? [between('-=')] : operator === '-=' ? [between('+=')] : []
      case 'Literal':
        if (typeof node.value === 'boolean') return [String(!node.value)]
        if (typeof node.value !== 'number') return []
        return [node.value + 1, ...(node.value > 0 ? [node.value - 1] : [])].map(String)
      case 'CallExpression': {
        const callee = node.callee as Node
        const { name } = (callee.property ?? {}) as { name?: string }
        if (callee.type !== 'MemberExpression' || !name) return []
        const object = textOf(callee.object as Node)
        if (passing.has(name)) return [object]
        const rest = code.slice((callee.property as Node).end, node.end)
        const other = otherMethods.get(name)
        return other ? [`${object}.${other}${rest}`] : []
      }
      default:
        return []
    }
  }

  function visit(node: Node, isStatic: boolean, isChained = false) {
    const inside = isStatic && !isFunction(node)
    const children = (key: string) => [node[key]].flat<unknown[]>().filter(isNode)

    for (const key of ['elements', 'arguments'])
      for (const child of children(key)) {
        const isCommitted = key === 'elements' || (node.callee as Node & { name?: string }).name === 'commit'
        if (isCommitted && isCall(child)) offer(child, [''], isStatic, true)
        if (child.type === 'SpreadElement') offer(child.argument as Node, ['[]'], isStatic)
      }
    for (const child of children('properties'))
      if (child.type === 'SpreadElement') offer(child.argument as Node, ['{}'], isStatic)
    if (node.type === 'ExpressionStatement') {
      statements.add(node.start)
      const said = node.expression as Node
      if (isCall(said) || (said.type === 'AwaitExpression' && isCall(said.argument as Node)))
        offer(said, ['undefined'], isStatic)
    }
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
      offer(node.test as Node, ['true', 'false'], isStatic)
    // Part of an optional chain cannot stand alone: what follows is left out with it.
    if (!isChained) offer(node, changesOf(node), isStatic)

    for (const [key, value] of Object.entries(node)) {
      // Of what a comparison of two items gives, only the sign is read.
      if (isOrder(node) && key !== 'test') continue
      if ((key === 'key' || key === 'property') && !node.computed) continue
      if (key === 'source' || /^(typeAnnotation|typeArguments|typeParameters|returnType|superTypeArguments)$/.test(key))
        continue
      for (const child of [value].flat())
        if (isNode(child) && !isErased(key, child))
          visit(child, inside, node.type === 'ChainExpression' || (isChained && (key === 'callee' || key === 'object')))
    }
  }

  visit(root, true)
  return { sites: sites.sort((one, other) => one.start - other.start || other.end - one.end), statements }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * The mutations of a file, numbered from `first`, and its text with all of them inside: `isOn(id)` decides while it runs
 * which one holds. The lines stay where they are.
 */
export function mutate(file: string, code: string, first = 0): { mutations: Mutation[]; instrumented: string } {
  const { program, errors } = parseSync(file, code)
  if (errors.length) throw new Error(`${file}: ${errors[0]!.message}`)
  const { sites, statements } = sitesOf(code, program as unknown as Node)
  const mutations: Mutation[] = []
  const lines = code.split('\n')
  const lineAt = (offset: number) => code.slice(0, offset).split('\n').length

  function print(from: number, to: number, sites: Site[]): string {
    let text = ''
    let place = from
    for (let index = 0; index < sites.length;) {
      const site = sites[index]!
      const within = sites.slice(index + 1).filter(({ start, end }) => start >= site.start && end <= site.end)
      text += code.slice(place, site.start)
      // A line that began with a parenthesis would go on with the one before it, which has no semicolon.
      if (statements.delete(site.start)) text += '0,'
      text += printed(site, within)
      place = site.end
      index += 1 + within.length
    }
    return text + code.slice(place, to)
  }

  function printed(site: Site, within: Site[]): string {
    const { start, end, after, isElement, isStatic } = site
    const ids = after.map(change => {
      const line = lineAt(start)
      const before = oneLine(code.slice(start, end))
      const id = first + mutations.length
      mutations.push({
        id,
        file,
        line,
        text: lines[line - 1]!.trim(),
        before,
        after: isElement ? 'left out' : oneLine(change),
        isStatic,
      })
      return id
    })
    const original = print(start, end, within)
    if (isElement) return `...(__isOn(${ids[0]})?[]:[${original}])`
    const changed = after.reduceRight(
      (rest, change, place) => (rest === undefined ? `(${change})` : `__isOn(${ids[place]})?(${change}):${rest}`),
      undefined as string | undefined,
    )
    return `(__isOn(${ids[0]},${ids.at(-1)})?(${changed}):(${original}))`
  }

  const body = print(0, code.length, sites)
  return { mutations, instrumented: `import{isOn as __isOn}from'#test/mutants/switch.ts';${body}` }
}
