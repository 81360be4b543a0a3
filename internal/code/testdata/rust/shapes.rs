//! Every form of declaration that Rust has.
use std::fmt::{self, Display};

pub const LIMIT: usize = 3;
pub const STEP: fn(i32) -> i32 = step; //= function STEP
static HOOK: unsafe extern "C" fn() = hook; //= function HOOK
const CLOSURE: &dyn Fn(i32) -> i32 = &|x| x + 1;
const BARE: Shape = |x: i32| -> i32 { x + 1 }; //= function BARE
const _: fn() = check;
static mut COUNT: u64 = 0;

pub fn step(x: i32) -> i32 { //= function step +5
    fn local() {}
    struct Hidden;
    impl Hidden { fn run(&self) {} }
    x + 1
}
pub(crate) async unsafe fn later<'a, T: ?Sized + 'a, const N: usize>(x: &'a T) -> impl Iterator<Item = [u8; N]> + use<'a, T, N> { todo!() } //= function later
const fn fixed() -> u8 { b'x' } //= function fixed
extern "C" fn hook() {} //= function hook
fn r#type() -> ! { loop {} } //= function type

#[derive(Debug, Clone)]
pub struct Stack<T, const N: usize = 4> where T: Display { //= struct Stack +2
    items: [Option<T>; N],
}
struct Unit; //= struct Unit
struct Pair(pub i32, i32); //= struct Pair
union Bits { f: f32, u: u32 } //= struct Bits
#[repr(u8)]
pub enum Shape { Dot, Line { len: f64 }, Poly(Vec<Pair>) } //= enum Shape
type Alias<T> = Result<T, Box<dyn std::error::Error + Send + 'static>>; //= type Alias

impl<T: Display, const N: usize> Stack<T, N> {
    pub const MAX: usize = N;
    const MAKE: fn() -> Self = Self::new; //= method Stack.MAKE
    pub fn new() -> Self { todo!() } //= method Stack.new
    fn each(&mut self, mut f: impl FnMut(&T) -> bool) { //= method Stack.each +5
        let Some(x) = self.items.first() else { return };
        if let Some(y) = x && f(y) {
            'outer: for i in 0..=N { break 'outer; }
        }
    }
}
impl<T: Display> fmt::Display for Stack<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "{}", r#"raw " string"#) } //= method Stack.fmt
}
impl<'a> From<&'a crate::other::Remote> for Unit {
    type Error = (); //= type Unit.Error
    fn from(_: &'a crate::other::Remote) -> Self { Unit } //= method Unit.from
}
impl Trait for crate::other::Remote<Unit> { fn required(&self) {} } //= method Remote.required
impl<T> Trait for &mut T { fn required(&self) {} } //= method T.required
impl Trait for [u8] { fn required(&self) {} } //= method [u8].required
impl Trait for dyn Other + Send { fn required(&self) {} } //= method Other.required
unsafe impl Send for Unit {}
impl !Sync for Unit {}

pub trait Trait: Display + 'static { //= interface Trait +7
    type Item<'a>: Iterator where Self: 'a; //= type Trait.Item
    const ID: u32 = 0;
    const MAKE: fn() -> u8; //= method Trait.MAKE
    fn required(&self); //= method Trait.required
    async fn provided(&self) -> u8 { 1 } //= method Trait.provided
    fn generic<F>(f: F) where F: for<'x> Fn(&'x str) -> &'x str; //= method Trait.generic
}
unsafe trait Marker {} //= interface Marker

pub mod outer { //= namespace outer +6
    use super::*;
    pub fn run() {} //= function outer.run
    pub mod inner { //= namespace outer.inner +2
        pub struct Deep { pub x: i32 } //= struct outer.inner.Deep
        impl Deep { pub fn dig(&self) {} } } //= method outer.inner.Deep.dig
}
mod elsewhere; //= namespace elsewhere

extern "C" {
    fn strlen(s: *const u8) -> usize; //= function strlen
}

#[macro_export]
macro_rules! square { //= macro square +3
    ($x:expr) => { $x * $x };
    ($($x:ident),* $(,)?) => {};
}
thread_local! { static KEY: u8 = 1; }
square! { fn not_a_symbol() {} }

#[cfg(test)]
mod tests { //= namespace tests +5
    #[test]
    fn works() -> Result<(), String> { //= function tests.works +2
        let f = async move |x: u8| -> u8 { x }; matches!(1, 0..=9 | 11..);
        Ok(()) }
}
