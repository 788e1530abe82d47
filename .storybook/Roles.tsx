import { vars } from '@fairlot/ui-kit/contract';
import { fairlotDark, fairlotLight } from '@fairlot/ui-kit/theme';
import type { CSSProperties, ReactNode } from 'react';

type Roles = { readonly [name: string]: string | Roles };

/** Every role below `roles` with its path: `brand.rest`. */
function pathsOf(roles: Roles, before = ''): [path: string, value: string][] {
  return Object.entries(roles).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : pathsOf(value, `${before}${name}.`),
  );
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** How a style file writes a role. */
const Path = ({ group, path }: { group: string; path: string }) => <code>{`vars.${group}.${path}`}</code>;

function Swatch({ theme, color }: { theme: string; color: string }) {
  return (
    <div className={theme} style={{ padding: '0.5rem', background: vars.color.canvas }}>
      <div style={{ height: '2rem', background: color, border: `1px solid ${vars.color.line}` }} />
    </div>
  );
}

/** Every colour role, in the light theme and in the dark one. */
export function Colors() {
  return (
    <Table head={['Role', 'Light', 'Dark']}>
      {pathsOf(vars.color).map(([path, color]) => (
        <tr key={path}>
          <td>
            <Path group="color" path={path} />
          </td>
          <td>
            <Swatch theme={fairlotLight} color={color} />
          </td>
          <td>
            <Swatch theme={fairlotDark} color={color} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Every step of the type scale, in its own size. */
export function TypeSteps() {
  return (
    <Table head={['Role', 'Looks like']}>
      {Object.entries(vars.type).map(([name, { size, leading, tracking }]) => (
        <tr key={name}>
          <td>
            <Path group="type" path={name} />
          </td>
          <td className={fairlotLight}>
            <div
              style={{
                fontFamily: vars.font.text,
                fontSize: size,
                lineHeight: leading,
                letterSpacing: tracking,
                color: vars.color.ink,
              }}
            >
              Deposit 1,234.50
            </div>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Every distance, or every size, as a bar of that length. */
export function Lengths({ group }: { group: 'space' | 'size' }) {
  const bar = (width: string): CSSProperties => ({
    width,
    maxWidth: '100%',
    height: '1rem',
    background: vars.color.brand.rest,
  });
  return (
    <Table head={['Role', 'As long as']}>
      {pathsOf(vars[group]).map(([path, length]) => (
        <tr key={path}>
          <td>
            <Path group={group} path={path} />
          </td>
          <td className={fairlotLight} style={{ width: '60%' }}>
            <div style={bar(length)} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
