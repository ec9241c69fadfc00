import { scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { useState, type PointerEvent } from 'react'
import { classNames } from '../../class-names.ts'
import styles from '../chart.module.css'
import { PointSlider } from '../point-slider.tsx'
import type { IsoDate } from '../../form/date-range/iso-date.ts'
import { chartRest, useWidth } from '../../use-width.ts'
import { LineTip } from './line-tip.tsx'
import type { Series } from './series.ts'
import { spread } from './spread.ts'

interface LineDrawingProps {
  title: string
  days: readonly IsoDate[]
  series: readonly Series[]
  isLastOpen: boolean
  nameOf: (day: IsoDate) => string
  figures: Intl.NumberFormat
}

/** In pixels. A date on the axis needs so much room. */
const height = 260
const margin = { top: 10, end: 12, bottom: 26, start: 44 }
const roomOfDate = 84

export function LineDrawing({ title, days, series, isLastOpen, nameOf, figures }: LineDrawingProps) {
  const { element, width } = useWidth<HTMLDivElement>(chartRest)
  const [at, read] = useState<number>()
  const highest = Math.max(1, ...series.flatMap(({ values }) => values))
  const y = scaleLinear([0, highest], [height - margin.bottom, margin.top]).nice(5)
  const x = scalePoint(
    days.map((_, index) => index),
    [margin.start, Math.max(margin.start, width - margin.end)],
  )
  const xOf = (index: number) => x(index) ?? margin.start
  const last = days.length - 1
  const path = (values: readonly number[], from: number, to: number) =>
    line<number>((_, index) => xOf(from + index), y)(values.slice(from, to + 1)) ?? undefined
  const inWords = (index: number) =>
    `${nameOf(days[index]!)}: ${series.map(({ name, values }) => `${name} ${figures.format(values[index] ?? 0)}`).join(', ')}`

  function point({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const from = clientX - currentTarget.getBoundingClientRect().x - margin.start
    const nearest = Math.round(from / (x.step() || 1))
    read(Math.min(days.length - 1, Math.max(0, nearest)))
  }

  return (
    <div
      ref={element}
      className={styles.plot}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || read(undefined)}
    >
      <svg className={styles.drawing} width={width} height={height} aria-hidden="true">
        {y
          .ticks(5)
          .filter(Number.isInteger)
          .map(value => (
            <g key={value}>
              <line
                className={value ? styles.grid : styles.ground}
                x1={margin.start}
                x2={width - margin.end}
                y1={y(value)}
                y2={y(value)}
              />
              <text className={styles.tick} x={margin.start - 8} y={y(value)} dy="0.32em" textAnchor="end">
                {figures.format(value)}
              </text>
            </g>
          ))}
        {spread(days.length, Math.floor((width - margin.start) / roomOfDate)).map(index => (
          <text
            key={index}
            className={styles.tick}
            x={xOf(index)}
            y={height - 6}
            textAnchor={index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'}
          >
            {nameOf(days[index]!)}
          </text>
        ))}
        {at !== undefined && (
          <line className={styles.cursor} x1={xOf(at)} x2={xOf(at)} y1={margin.top} y2={height - margin.bottom} />
        )}
        {series.map(({ name, values }, index) => (
          <g key={name} data-series={index + 1}>
            <path className={styles.line} d={path(values, 0, isLastOpen ? last - 1 : last)} />
            {isLastOpen && last > 0 && (
              <path className={classNames(styles.line, styles.open)} d={path(values, last - 1, last)} />
            )}
            {(at !== undefined || days.length === 1) && (
              <circle className={styles.dot} cx={xOf(at ?? 0)} cy={y(values[at ?? 0] ?? 0)} r={5} />
            )}
          </g>
        ))}
      </svg>
      {at !== undefined && (
        <LineTip
          title={nameOf(days[at]!)}
          figures={series.map(({ name, values }) => [name, figures.format(values[at] ?? 0)])}
          isLate={at >= days.length / 2}
          x={xOf(at)}
        />
      )}
      <PointSlider label={title} count={days.length} at={at} onRead={read} sentence={inWords} />
    </div>
  )
}
