import { scaleBand, scaleLinear } from 'd3-scale'
import { useState, type PointerEvent } from 'react'
import styles from '../chart.module.css'
import { PointSlider } from '../point-slider.tsx'
import { chartRest, useWidth } from '../../use-width.ts'
import type { ChartBar } from './chart-bar.ts'

interface BarDrawingProps {
  title: string
  valueHead: string
  bars: readonly ChartBar[]
  figures: Intl.NumberFormat
}

/** In pixels: one bar with its name, the bar alone, the axis below, and the room for a figure after a bar. */
const rowHeight = 44
const barHeight = 14
const axisHeight = 26
const roomOfFigure = 64
const roomOfTick = 90

export function BarDrawing({ title, valueHead, bars, figures }: BarDrawingProps) {
  const { element, width } = useWidth<HTMLDivElement>(chartRest)
  const [at, read] = useState<number>()
  const bottom = bars.length * rowHeight
  const y = scaleBand(
    bars.map((_, index) => index),
    [0, bottom],
  )
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value }) => value))], [0, Math.max(1, width - roomOfFigure)])
  const ticks = x.ticks(Math.max(2, Math.floor(width / roomOfTick))).filter(Number.isInteger)

  function point({ clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const row = Math.floor((clientY - currentTarget.getBoundingClientRect().y) / y.step())
    read(row < bars.length ? Math.max(0, row) : undefined)
  }

  return (
    <div
      ref={element}
      className={styles.plot}
      data-reading={at === undefined ? undefined : true}
      onPointerMove={point}
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || read(undefined)}
    >
      <svg className={styles.drawing} width={width} height={bottom + axisHeight} aria-hidden="true">
        {ticks.map(value => (
          <g key={value}>
            <line className={value ? styles.grid : styles.ground} x1={x(value)} x2={x(value)} y1={0} y2={bottom} />
            <text className={styles.tick} x={x(value)} y={bottom + 18} textAnchor={value ? 'middle' : 'start'}>
              {figures.format(value)}
            </text>
          </g>
        ))}
        {bars.map(({ name, value, leave }, index) => (
          <g key={name}>
            <text className={styles.barName} x={4} y={(y(index) ?? 0) + 17}>
              {name}
            </text>
            <rect
              className={styles.bar}
              data-leave={leave}
              data-read={index === at || undefined}
              y={(y(index) ?? 0) + 24}
              width={x(value)}
              height={barHeight}
              rx={3}
            />
            <text className={styles.barValue} x={x(value) + 8} y={(y(index) ?? 0) + 36}>
              {figures.format(value)}
            </text>
          </g>
        ))}
      </svg>
      <PointSlider
        label={title}
        count={bars.length}
        at={at}
        onRead={read}
        sentence={index => `${bars[index]!.name}: ${valueHead} ${figures.format(bars[index]!.value)}`}
        isDownwards
      />
    </div>
  )
}
