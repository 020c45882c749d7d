import { Component, type ReactNode } from "react";

type Props = {
  readonly children: ReactNode;
  /** Rendered in place of what failed; `again` tries once more. */
  readonly fallback: (again: () => void) => ReactNode;
  readonly onFault: (error: unknown) => void;
  /** A new value tries once more: what failed belonged to the previous one. */
  readonly resetKey?: string;
};
type State = { readonly isBroken: boolean; readonly resetKey: string | undefined };

/** Contains a fault: everything outside of the boundary stays as it is. */
export class FaultBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    this.props.onFault(error);
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.isBroken ? fallback(() => this.setState({ isBroken: false })) : children;
  }
}
