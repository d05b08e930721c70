declare module 'picomatch' {
  export default function picomatch(
    glob: string,
    options: { readonly dot: boolean },
  ): (text: string) => boolean;
}
