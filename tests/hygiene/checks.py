"""What must not stand in the sources: each check takes a parsed file and yields what it found."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

Finding = tuple[int, str]
TreeCheck = Callable[[ast.Module], Iterator[Finding]]
TextCheck = Callable[[str], Iterator[Finding]]

BANNED_MODULES: Final = ("datetime", "os", "random", "time", "uuid")
BANNED_CALLS: Final = ("hash", "id", "print")
SETS: Final = ("set", "frozenset")
WALKERS: Final = ("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "dict", "reversed", "next")
GROWS: Final = ("add", "append", "extend", "insert", "setdefault", "update")
SHRINKS: Final = ("clear", "discard", "pop", "popitem", "remove", "sort")
MUTATORS: Final = (*GROWS, *SHRINKS)
FILE_LINES: Final = 450
FUNCTION_LINES: Final = 50
PIECE_STORES: Final = ("stock", "tracks", "known")  # what `send`, `advance` and `roll` change (core/pieces.py)
MACHINE_PATH: Final = re.compile(r"(?<![\w.*}\-])/(?:(?:work|home)/|root\b)")
UNFINISHED: Final = re.compile(r"\b(?:TO[D]O|FIX[M]E)\b")
HABITS: Final = re.compile(r"\b(?:the|an) own\b(?!-)|\bso many\b|\bin the brink\b", re.IGNORECASE)
Function = ast.FunctionDef | ast.AsyncFunctionDef


@lru_cache(maxsize=1)
def nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """All of a file; one check after the other asks for those of the same one."""
    return tuple(ast.walk(tree))


def banned_imports(tree: ast.Module) -> Iterator[Finding]:
    """Whatever brings the clock, the machine or chance into a rule, and star imports."""
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [node.module or ""] if node.level == 0 else []
            if any(alias.name == "*" for alias in node.names):
                yield node.lineno, "imports *"
        else:
            continue
        for name in names:
            if name.partition(".")[0] in BANNED_MODULES:
                yield node.lineno, f"imports {name}"


def banned_calls(tree: ast.Module) -> Iterator[Finding]:
    """`hash()` and `id()` differ from run to run; a rule does not print."""
    for node in nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in BANNED_CALLS:
            yield node.lineno, f"calls {node.func.id}()"


def global_statements(tree: ast.Module) -> Iterator[Finding]:
    """No `global`."""
    for node in nodes(tree):
        if isinstance(node, ast.Global):
            yield node.lineno, f"declares global {', '.join(node.names)}"


def finally_blocks(tree: ast.Module) -> Iterator[Finding]:
    """No `finally` in rules: abandoned clones run it."""
    for node in nodes(tree):
        if isinstance(node, ast.Try | ast.TryStar) and node.finalbody:
            yield node.finalbody[0].lineno, "has a finally"


def walks_over_sets(tree: ast.Module) -> Iterator[Finding]:
    """The order of a set is not the same in two processes."""
    fields = {
        node.target.id
        for owner in nodes(tree)
        if isinstance(owner, ast.ClassDef)
        for node in owner.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_set_type(node.annotation)
    } | {
        node.target.attr
        for node in nodes(tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute) and _is_set_type(node.annotation)
    }
    for scope in nodes(tree):
        if isinstance(scope, ast.Module | Function):
            names = _set_names(scope)
            for node in _own_nodes(scope):
                for walked in _walked(node):
                    if _is_set(walked, names, fields):
                        yield walked.lineno, "walks over a set; sort it first"


def _walked(node: ast.AST) -> Iterator[ast.expr]:
    """The expressions that this node goes through one by one."""
    if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension):
        yield node.iter
    elif isinstance(node, ast.Starred | ast.YieldFrom):
        yield node.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WALKERS:
        yield from node.args
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in ("join", "extend"):
            yield from node.args
        elif node.func.attr == "pop" and not node.args:
            yield node.func.value


def _is_set(node: ast.expr, names: set[str], fields: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in SETS
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.BitXor | ast.Sub):
        return _is_set(node.left, names, fields) or _is_set(node.right, names, fields)
    if isinstance(node, ast.Attribute):
        return node.attr in fields
    return isinstance(node, ast.Name) and node.id in names


def _is_set_type(node: ast.expr | None) -> bool:
    if isinstance(node, ast.Subscript):
        return _is_set_type(node.value) or (ast.unparse(node.value) == "Final" and _is_set_type(node.slice))
    return isinstance(node, ast.Name) and node.id in SETS


def _set_names(scope: ast.Module | Function) -> set[str]:
    """The names that hold a set in this function or module."""
    found: set[str] = set()
    if not isinstance(scope, ast.Module):
        arguments = (*scope.args.posonlyargs, *scope.args.args, *scope.args.kwonlyargs)
        found.update(argument.arg for argument in arguments if _is_set_type(argument.annotation))
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign) and _is_set(node.value, set(), set()):
            found.update(target.id for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_set_type(node.annotation):
            found.add(node.target.id)
    return found


def _own_nodes(scope: ast.AST) -> list[ast.AST]:
    """The nodes of a function without those of the functions inside it."""
    found: list[ast.AST] = [scope]
    for node in found:
        found += [child for child in ast.iter_child_nodes(node) if not isinstance(child, Function)]
    return found[1:]


def changed_globals(tree: ast.Module) -> Iterator[Finding]:
    """A list or dict of a module is filled at import; a function that changes it later keeps state between matches."""
    names = _module_containers(tree)
    for function in _outer_functions(tree):
        if _registers(function):
            continue
        local = {
            node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        }
        local |= {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
        for node in ast.walk(function):
            changed = _changed_name(node)
            if changed in names - local:
                yield node.lineno, f"changes the global {changed}"  # type: ignore[attr-defined]


def _module_containers(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        made = isinstance(value, ast.Call) and ast.unparse(value.func) in (
            "dict",
            "list",
            "set",
            "defaultdict",
            "deque",
        )
        if made or isinstance(value, ast.List | ast.Dict | ast.Set | ast.ListComp | ast.DictComp | ast.SetComp):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]  # type: ignore[attr-defined]
            found.update(target.id for target in targets if isinstance(target, ast.Name))
    return found


def _outer_functions(tree: ast.Module) -> Iterator[Function]:
    for node in tree.body:
        if isinstance(node, Function):
            yield node
        elif isinstance(node, ast.ClassDef):
            yield from (member for member in node.body if isinstance(member, Function))


def _registers(function: Function) -> bool:
    """A decorator may enter what it decorates into a table: it returns its argument or its inner function."""
    inner = {node.name for node in ast.walk(function) if isinstance(node, Function) and node is not function}
    own = {argument.arg for argument in function.args.args}
    returned = {
        node.value.id
        for node in ast.walk(function)
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Name)
    }
    return bool(returned & (inner | own))


def _changed_name(node: ast.AST) -> str | None:
    """The name of the container that this node changes in place."""
    owner: ast.expr | None = None
    if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        owner = node.value
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        owner = node.func.value
    return owner.id if isinstance(owner, ast.Name) else None


def inline_pieces(tree: ast.Module) -> Iterator[Finding]:
    """Pieces, markers and dice are changed by the helpers that check and tell it, never in place."""
    for scope in nodes(tree):
        if isinstance(scope, ast.Module | Function):
            rows = _piece_rows(scope)
            for node in _own_nodes(scope):
                for target in _changed_targets(node):
                    if _is_piece_store(target, rows):
                        yield target.lineno, f"changes {ast.unparse(target)} in place"


def _piece_rows(scope: ast.Module | Function) -> set[str]:
    """The names that stand for a part of a store, as in `row = s.stock[seat]`; a slice is a copy."""
    found: set[str] = set()
    for node in _own_nodes(scope):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=True))
                for name, value in pairs:
                    copied = isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice)
                    if isinstance(name, ast.Name) and not copied and _is_piece_store(value, set()):
                        found.add(name.id)
    return found


def _changed_targets(node: ast.AST) -> list[ast.expr]:
    """What this node writes to, or changes by a method."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        return [node.func.value]
    if isinstance(node, ast.Attribute | ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
        return [node]
    return []


def _is_piece_store(node: ast.expr, rows: set[str]) -> bool:
    """`s.stock`, a place in it, or a place in a row that has a name; a name alone may be bound anew."""
    inside = node
    while isinstance(inside, ast.Subscript):
        inside = inside.value
    if isinstance(inside, ast.Attribute):
        return inside.attr in PIECE_STORES
    return isinstance(inside, ast.Name) and inside.id in rows


def uncompilable(tree: ast.Module) -> Iterator[Finding]:
    """What mypyc trips over, also in the games that it does not compile: membership in a tuple
    with stars, `__slots__` that are read, objects made without their constructor, protocols looked at while running,
    generators in brackets where laziness matters (they become lists)."""
    for node in nodes(tree):
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn):
            right = node.comparators[0]
            if isinstance(right, ast.Tuple) and any(isinstance(item, ast.Starred) for item in right.elts):
                yield node.lineno, "looks into a tuple with stars; name the tuple or ask twice"
        elif isinstance(node, ast.Attribute) and node.attr in ("__slots__", "__new__"):
            yield node.lineno, f"reads {node.attr}, which a compiled class does not have"
        elif isinstance(node, ast.Name) and node.id == "runtime_checkable":
            yield node.lineno, "checks a protocol while running; a base class can be compiled"
        elif isinstance(node, ast.YieldFrom) and isinstance(node.value, ast.GeneratorExp):
            yield node.lineno, "yields from a generator in brackets; a loop stays lazy when compiled"


def missing_docstring(tree: ast.Module) -> Iterator[Finding]:
    """A file begins with one sentence that says what it is."""
    first = (ast.get_docstring(tree) or "").partition("\n")[0].strip()
    if not first:
        yield 1, "has no docstring"
    elif not first.endswith((".", "?", "!")):
        yield 1, "begins with a docstring whose first line is not a sentence"


def long_functions(tree: ast.Module) -> Iterator[Finding]:
    """No function is longer than a page."""
    for node in nodes(tree):
        if isinstance(node, Function):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION_LINES:
                yield node.lineno, f"has {node.name} with {length} lines; at most {FUNCTION_LINES}"


def long_file(text: str) -> Iterator[Finding]:
    """No file is longer than a reader's patience."""
    length = len(text.splitlines())
    if length > FILE_LINES:
        yield length, f"has {length} lines; at most {FILE_LINES}"


def machine_paths(text: str) -> Iterator[Finding]:
    """No path of one machine."""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := MACHINE_PATH.search(line):
            yield number, f"names a path of one machine: {found.group()}"


def unfinished(text: str) -> Iterator[Finding]:
    """Nothing is left for later in the sources."""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := UNFINISHED.search(line):
            yield number, f"leaves a {found.group()}"


def odd_english(text: str) -> Iterator[Finding]:
    """Turns of phrase over which a reader stumbles: one's own, this many and on the brink are meant."""
    for number, line in enumerate(text.splitlines(), start=1):
        if found := HABITS.search(line):
            yield number, f"says {found.group()!r}"
